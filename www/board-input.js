// Mouse, touch and pen on the board: taps pick squares, a man that can be chosen may be dragged.
"use strict";
(() => {
  const Page = (globalThis.Page ??= {});

  const MOUSE_SLACK = 4;
  const FINGER_SLACK = 9;
  const HOLD = 600; // milliseconds of a long press
  /** A finger hides what it holds: under it the man is larger and lifted. */
  const GRIP = { mouse: [1.12, 0], pen: [1.2, 0.25], touch: [1.5, 0.55] };

  Page.BoardInput = class BoardInput {
    /**
     * `hooks`: squareAt(x, y) -> square under a point of the window or -1, touched(), pick(square),
     * hold(square) (a long press), canLift(square), lift(square), over(square), drop(square), cancel(), man(square), size(), follow(x),
     * stage: the element the ghost is laid over.
     */
    constructor(grid, hooks) {
      this.grid = grid;
      this.hooks = hooks;
      this.press = null; // { id, square, x, y, slack, dragging, dead (moved, but nothing to lift) }
      this.swallow = false; // the click that follows a handled press
      const on = (name, handler) => grid.element.addEventListener(name, (event) => handler.call(this, event));
      on("pointerdown", this.down);
      on("pointermove", this.move);
      on("pointerup", this.up);
      on("pointercancel", this.cancel);
      on("lostpointercapture", (event) => this.press?.dragging && event.pointerId === this.press.id && this.cancel(event));
      on("click", this.click);
      on("contextmenu", (event) => this.press?.dragging && event.preventDefault());
    }

    down(event) {
      if (this.press || !event.isPrimary || event.button !== 0) return;
      this.swallow = false;
      this.hooks.touched();
      const square = this.grid.squareOf(event.target);
      if (square < 0) return;
      const slack = event.pointerType === "mouse" ? MOUSE_SLACK : FINGER_SLACK;
      this.press = { id: event.pointerId, square, x: event.clientX, y: event.clientY, slack, dragging: false, dead: false };
      this.press.bell = setTimeout(() => {
        if (this.press?.square !== square || this.press.dragging) return;
        this.press.dead = this.hooks.hold?.(square) === true;
      }, HOLD);
      event.target.setPointerCapture(event.pointerId);
    }

    move(event) {
      const { press } = this;
      if (!press || event.pointerId !== press.id) return;
      if (!press.dragging) {
        const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.slack;
        if (!far || press.dead) return;
        press.dead = !this.hooks.canLift(press.square);
        if (press.dead) return;
        this.begin(event);
      }
      this.carry(event);
    }

    begin(event) {
      const { press } = this;
      press.dragging = true;
      const man = this.hooks.man(press.square);
      this.hooks.lift(press.square);
      const [grown, raised] = GRIP[event.pointerType] ?? GRIP.mouse;
      const size = Math.round(this.hooks.size() * grown);
      const ratio = globalThis.devicePixelRatio || 1;
      const ghost = document.createElement("canvas");
      ghost.className = "board-ghost";
      ghost.setAttribute("aria-hidden", "true");
      ghost.width = ghost.height = Math.round(size * ratio);
      ghost.style.width = ghost.style.height = `${size}px`;
      Page.pieces.paintMan(ghost.getContext("2d"), man, 0, 0, ghost.width);
      this.hooks.stage.append(ghost);
      Object.assign(press, { ghost, half: size / 2, raised: raised * this.hooks.size() });
      this.grid.element.classList.add("board-dragging");
    }

    /** Moves the ghost; what it stands over is told by the finger's own place. */
    carry(event) {
      const { press } = this;
      press.at = [event.clientX, event.clientY];
      this.place();
      this.hooks.over(this.hooks.squareAt(event.clientX, event.clientY));
      if (!press.following) this.follow();
    }

    place() {
      const { press } = this;
      const box = this.hooks.stage.getBoundingClientRect();
      const [x, y] = press.at;
      press.ghost.style.transform = `translate(${x - box.left - press.half}px, ${y - box.top - press.half - press.raised}px)`;
    }

    /** While the hand rests near the edge of a board that pans, the board comes along. */
    follow() {
      const { press } = this;
      press.following = true;
      const step = () => {
        if (this.press !== press || !press.dragging) return;
        if (this.hooks.follow(press.at[0])) {
          this.place();
          this.hooks.over(this.hooks.squareAt(...press.at));
        }
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    }

    up(event) {
      const { press } = this;
      if (!press || event.pointerId !== press.id) return;
      if (press.dragging) {
        this.swallow = true;
        const square = this.hooks.squareAt(event.clientX, event.clientY);
        this.end();
        this.hooks.drop(square);
        return;
      }
      // A press that wandered off is no tap.
      this.swallow = press.dead;
      this.end();
    }

    cancel(event) {
      if (!this.press || event.pointerId !== this.press.id) return;
      const { dragging } = this.press;
      this.swallow = dragging;
      this.end();
      if (dragging) this.hooks.cancel();
    }

    /** Forgets the press and takes the ghost away. */
    end() {
      const { press } = this;
      this.press = null;
      clearTimeout(press.bell);
      press.ghost?.remove();
      this.grid.element.classList.remove("board-dragging");
    }

    /** Taps, Enter, Space and screen readers all arrive as clicks on a button. */
    click(event) {
      const square = this.grid.squareOf(event.target);
      if (this.swallow && event.detail !== 0) {
        this.swallow = false;
        return;
      }
      if (square < 0) return;
      this.hooks.touched();
      this.grid.current(square);
      this.hooks.pick(square);
    }
  };

  /** What the input asks of a board, and what it does with it. */
  Page.boardHooks = (board) => {
    const { picks } = board;
    return {
      stage: board.stage,
      touched: () => board.motionPlayer.hurry(),
      pick: (square) => board.pick(square),
      hold: (square) => board.options.held?.(board.shape.name(square)),
      size: () => board.size,
      man: (square) => board.motionPlayer.manAt(square),
      follow: (x) => board.map.follow(x),
      squareAt: (x, y) => board.squareAt(x, y),
      canLift: (square) => picks.next([square]).size > 0 && board.motionPlayer.manAt(square) !== null,
      lift: (square) => {
        if (picks.last() !== square) {
          picks.picked = [];
          board.pick(square);
        }
        board.dragged = board.motionPlayer.manAt(square).id;
        board.grid.current(square);
        board.draw();
      },
      over: (square) => {
        const over = picks.next().has(square) ? square : -1;
        if (over === board.over) return;
        board.over = over;
        board.draw();
      },
      drop: (square) => {
        const id = board.letGo();
        if (picks.next().has(square)) {
          board.motionPlayer.parked = { id, at: square };
          board.pick(square);
        } else board.draw();
      },
      cancel: () => {
        board.letGo();
        board.draw();
      },
    };
  };
})();
