"""A Scopa bot in twenty lines: a sweep if there is one, else coins and cards; lays what is worth least."""
import json
import sys


def worth(card):
    return 10 * (card == "7D") + 3 * card.endswith("D") + 3 * card.startswith("7") + 1


def value(move, table):
    card, captures, taken = move.partition("x")
    if not captures:
        return -worth(card) if move[0].isdigit() else 100
    cards = [taken[i:j] for i, j in spans(taken)]
    return 10 + sum(map(worth, cards)) + 10 * (len(cards) == len(table))


def spans(text):
    ends = [i + 1 for i, letter in enumerate(text) if letter in "DCSB"]
    return zip([0] + ends, ends)


for line in sys.stdin:
    question = json.loads(line)
    table = question["view"]["table"]
    best = max(question["legal"], key=lambda move: value(move, table))
    print(json.dumps({"id": question["id"], "move": best}), flush=True)
