import { describe, expect, test } from "vitest";
import { decideSender } from "./sender.ts";

const sender = (name: string) => ({ name, address: `${name}@deepam.example` });
const [old, published, next] = [sender("old"), sender("published"), sender("next")];
const nobody = { isOwner: false, isProved: false, isSample: false };
const owner = { isOwner: true, isProved: true, isSample: false };

describe("another sender", () => {
  test.each([
    { ...owner, outcome: "changed" },
    { ...owner, isProved: false, isSample: true, outcome: "changed" },
    { ...owner, isProved: false, outcome: "waits" },
    { ...nobody, isProved: true, outcome: "waits" },
    { ...nobody, isSample: true, outcome: "waits" },
  ])("published by %o", ({ outcome, ...by }) => {
    expect(decideSender({ current: published, before: published, after: next }, by)).toBe(outcome);
  });

  test("differs in the name or in the address", () => {
    for (const after of [
      { ...published, name: "next" },
      { ...published, address: "next@deepam.example" },
    ]) {
      expect(decideSender({ current: published, before: published, after }, nobody)).toBe("waits");
    }
  });
});

test("a publication without another sender leaves one that waits to its confirmation", () => {
  const senders = { current: old, before: next, after: next };
  expect(decideSender(senders, owner)).toBe("waits");
});

test("a publication of what mails come from leaves nothing to confirm", () => {
  expect(decideSender({ current: old, before: next, after: old }, nobody)).toBe("same");
});
