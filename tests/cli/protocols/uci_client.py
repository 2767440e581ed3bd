"""Drives `deckmate uci` with python-chess, the client of many tools: arguments are the program and a limit in games."""

import asyncio
import sys

import chess
import chess.engine


def castles(engine, board, wanted):
    """The engine reads and writes castlings as this board does."""
    found = engine.play(board, chess.engine.Limit(depth=3)).move
    assert found in board.legal_moves, found
    board.push(wanted)
    reply = engine.play(board, chess.engine.Limit(depth=2)).move
    assert reply in board.legal_moves, reply


def game(engine, limit):
    """A whole game of the engine against itself: every move is legal, and it ends."""
    board = chess.Board()
    while not board.is_game_over(claim_draw=True) and board.ply() < 300:
        result = engine.play(board, limit)
        assert result.move in board.legal_moves, (board.fen(), result.move)
        board.push(result.move)
    return board


def main():
    program, games = sys.argv[1], int(sys.argv[2])
    with chess.engine.SimpleEngine.popen_uci([program, "uci"]) as engine:
        assert engine.id["name"].startswith("Deckmate"), engine.id
        assert engine.options["UCI_Variant"].var == ["chess", "full-double"], engine.options
        for name in engine.options:
            assert name in ("UCI_Variant", "UCI_Chess960", "Level", "Hash", "MultiPV", "Ponder"), name
        for number in range(games):
            board = game(engine, chess.engine.Limit(nodes=400 + 100 * number))
            print("game", number, board.ply(), board.result(claim_draw=True))

        # A mate in two, and one that is suffered.
        mate = chess.Board("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")
        info = engine.analyse(mate, chess.engine.Limit(depth=6))
        assert info["score"].white() == chess.engine.Mate(2), info["score"]
        assert info["depth"] >= 3 and info["nodes"] > 0 and info["pv"][0] in mate.legal_moves, info

        castles(engine, chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), chess.Move.from_uci("e1g1"))
        fischer = chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", chess960=True)
        castles(engine, fischer, chess.Move.from_uci("e1h1"))

        # All limits: nodes, depth, time, clocks; and a stop.
        for limit in [
            chess.engine.Limit(depth=4),
            chess.engine.Limit(nodes=2_000),
            chess.engine.Limit(time=0.05),
            chess.engine.Limit(white_clock=2, black_clock=2, white_inc=0.01, black_inc=0.01),
            chess.engine.Limit(white_clock=1, black_clock=1, remaining_moves=5),
        ]:
            assert engine.play(chess.Board(), limit).move in chess.Board().legal_moves
        with engine.analysis(chess.Board()) as endless:
            endless.stop()
            assert endless.wait().move in chess.Board().legal_moves

        # An analysis tells of each depth in turn, with whole lines, and of several lines where it is asked to.
        depths = []
        with engine.analysis(chess.Board(), chess.engine.Limit(depth=6)) as analysis:
            for info in analysis:
                if "pv" in info:
                    depths.append((info["depth"], len(info["pv"])))
        assert [depth for depth, _ in depths] == sorted(depth for depth, _ in depths), depths
        assert {depth for depth, _ in depths} == set(range(1, 7)), depths
        assert depths[-1][1] >= 4, depths
        lines = engine.analyse(chess.Board(), chess.engine.Limit(depth=4), multipv=3)
        first = [info["pv"][0] for info in lines]
        assert len(set(first)) == 3 and all(move in chess.Board().legal_moves for move in first), lines
        only = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h4")]
        assert engine.play(chess.Board(), chess.engine.Limit(depth=4), root_moves=only).move in only
        engine.configure({"Hash": 1})
        reply = engine.play(chess.Board(), chess.engine.Limit(time=0.05), ponder=True)
        board = chess.Board()
        board.push(reply.move)
        board.push(reply.ponder)
        assert engine.play(board, chess.engine.Limit(time=0.05)).move in board.legal_moves

        engine.configure({"Level": "beginner"})
        assert engine.play(chess.Board(), chess.engine.Limit(nodes=100)).move
    print("python-chess", chess.__version__, "is content")


if __name__ == "__main__":
    if hasattr(chess.engine, "EventLoopPolicy"):
        asyncio.set_event_loop_policy(chess.engine.EventLoopPolicy())
    main()
