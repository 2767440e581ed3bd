// Sorts a wasm module into streams (code with its constants and calls, locals, offsets ...), which LZMA packs smaller,
// and puts it together again. A local is told by how many others were used since (move to front), and the size of a
// function's body is left out: its last `end` tells it. Both are one walk through the module: only where a byte comes
// from and goes to differs.

const STREAMS = 11;
const [OTHER, DATA, BODY, CODE, LOCAL, LABEL, LOAD, STORE, BLOCK, GLOBAL, TABLE] = Array(STREAMS).keys();

/** What follows each opcode: numbers of one stream each. Those that need more than that are in `instruction`. */
const OPERANDS = /** @type {number[][]} */ (Array.from({ length: 256 }, () => []));
const follow = (/** @type {number} */ first, /** @type {number} */ last, /** @type {number[]} */ ...streams) =>
  OPERANDS.fill(streams, first, last + 1);
follow(0x02, 0x04, BLOCK); // block, loop, if
follow(0x0c, 0x0d, LABEL); // br, br_if
follow(0x10, 0x10, CODE); // call
follow(0x11, 0x11, CODE, CODE); // call_indirect
follow(0x20, 0x22, LOCAL);
follow(0x23, 0x24, GLOBAL);
follow(0x25, 0x26, CODE); // tables
follow(0x28, 0x35, CODE, LOAD); // the alignment goes with the opcode
follow(0x36, 0x3e, CODE, STORE);
follow(0x3f, 0x40, CODE); // memory.size, memory.grow
follow(0x41, 0x42, CODE); // i32.const, i64.const
follow(0xd0, 0xd0, CODE); // ref.null
follow(0xd2, 0xd2, CODE); // ref.func
/** The instructions behind 0xfc that have two operands: memory.init, memory.copy, table.init, table.copy. */
const PAIRS = [8, 10, 12, 14];

/** The locals of a function, the last used first. */
const order = new Uint8Array(256);

/** Brings what stands at a rank to the front, and says it. @param {number} rank */
function recall(rank) {
  const local = order[rank];
  order.copyWithin(1, 0, rank);
  order[0] = local;
  return local;
}

/**
 * Goes through a module from its first byte to its last.
 * @param {(stream: number) => number} copy carries the next byte of a stream over and says it
 * @param {() => boolean} more whether another section follows
 * @param {(body: () => void) => void} sized does what carries a body over, whose size stands before it
 */
function walk(copy, more, sized) {
  const bytes = (/** @type {number} */ stream, /** @type {number} */ count) => {
    for (let left = count; left > 0; left--) copy(stream);
  };
  const number = (/** @type {number} */ stream) => {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const next = copy(stream);
      value += (next & 127) * scale;
      if (next < 128) return value;
    }
  };
  /** How many blocks it opens: -1 for the end of one. */
  const instruction = () => {
    const code = copy(CODE);
    for (const stream of OPERANDS[code]) number(stream);
    if (code === 0x0e) for (let left = number(TABLE); left >= 0; left--) number(TABLE); // br_table
    if (code === 0x1c) bytes(CODE, number(CODE)); // select
    if (code === 0x43) bytes(CODE, 4); // f32.const
    if (code === 0x44) bytes(CODE, 8); // f64.const
    if (code === 0xfc) {
      const kind = number(CODE);
      if (kind > 7) number(CODE);
      if (PAIRS.includes(kind)) number(CODE);
    }
    return OPERANDS[code][0] === BLOCK ? 1 : code === 0x0b ? -1 : 0;
  };
  const body = () => {
    for (let local = 0; local < 256; local++) order[local] = local;
    for (let groups = number(BODY); groups > 0; groups--) {
      number(BODY);
      copy(BODY);
    }
    for (let open = 1; open > 0; ) open += instruction();
  };
  bytes(OTHER, 8);
  while (more()) {
    const section = copy(OTHER);
    const size = number(OTHER);
    if (section !== 10) bytes(section === 11 ? DATA : OTHER, size);
    else for (let bodies = number(OTHER); bodies > 0; bodies--) sized(body);
  }
}

/** The streams of a module one after the other, behind their lengths and its own. @param {Uint8Array} module */
export function split(module) {
  const streams = Array.from({ length: STREAMS }, () => /** @type {number[]} */ ([]));
  let at = 0;
  walk(
    (stream) => {
      const byte = module[at++];
      const told = stream === LOCAL ? order.indexOf(byte) : byte;
      streams[stream].push(told);
      return stream === LOCAL ? recall(told) : byte;
    },
    () => at < module.length,
    (body) => {
      while (module[at++] > 127);
      body();
    },
  );
  const lengths = new Uint32Array([...streams, module].map((stream) => stream.length));
  return new Uint8Array([...new Uint8Array(lengths.buffer), ...streams.flat()]);
}

/** The module that was split. @param {Uint8Array<ArrayBuffer>} sorted */
export function join(sorted) {
  let start = 4 * STREAMS + 4;
  const lengths = new Uint32Array(sorted.buffer.slice(sorted.byteOffset, sorted.byteOffset + start));
  const next = Array.from(lengths, (length) => (start += length) - length);
  const end = next[OTHER] + lengths[OTHER];
  const module = new Uint8Array(lengths[STREAMS]);
  let at = 0;
  walk(
    (stream) => {
      const byte = sorted[next[stream]++];
      return (module[at++] = stream === LOCAL ? recall(byte) : byte);
    },
    () => next[OTHER] < end,
    (body) => {
      const from = at;
      body();
      const size = [];
      for (let rest = at - from; rest > 0; rest >>= 7) size.push((rest & 127) | (rest > 127 ? 128 : 0));
      module.copyWithin(from + size.length, from, at);
      module.set(size, from);
      at += size.length;
    },
  );
  return module;
}
