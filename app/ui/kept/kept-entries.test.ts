import { expect, test } from "vitest";
import { keepPlaces } from "./kept-entries.ts";

const items = (ids: string) => Array.from(ids, (id) => ({ id }));
const describe = ({ id }: { id: string }) => ({ name: id, text: "gone" });
const answer = (id: string, place: number) => ({ id, place, name: id, text: "approved" });

/** The entries as one text; those that have left with what is said of them. */
const show = (entries: ReturnType<typeof keepPlaces>) =>
  entries.map(({ id, left }) => (left ? `${id}:${left.text}` : id)).join(" ");

const first = (ids: string) => keepPlaces([], items(ids), null, describe);

test.each([
  ["answered here", "abc", "bc", answer("a", 0), "a:approved b c"],
  ["in the middle, with another from below", "abc", "acd", answer("b", 1), "a b:approved c d"],
  ["the last one", "ab", "a", answer("b", 1), "a b:approved"],
  ["by somebody else", "abc", "ac", null, "a b:gone c"],
  ["several at once", "abcd", "d", answer("b", 1), "a:gone b:approved c:gone d"],
  ["none", "abc", "abcd", null, "a b c d"],
])("an entry keeps its place: %s", (_, before, after, answered, shown) => {
  expect(show(keepPlaces(first(before), items(after), answered, describe))).toBe(shown);
});

test("it stays through later loads, and is an ordinary one once it is back", () => {
  const answered = keepPlaces(first("abc"), items("bc"), answer("a", 0), describe);
  const reloaded = keepPlaces(answered, items("bc"), null, describe);
  expect(show(reloaded)).toBe("a:approved b c");
  expect(show(keepPlaces(reloaded, items("abc"), null, describe))).toBe("a b c");
});

test("a new page knows of the answered one alone", () => {
  expect(show(keepPlaces([], items("ac"), answer("b", 1), describe))).toBe("a b:approved c");
  expect(show(keepPlaces([], items("a"), answer("b", 7), describe))).toBe("a b:approved");
  expect(show(keepPlaces([], items("ab"), answer("b", 1), describe))).toBe("a b");
});
