import { expect, test } from "vitest";
import type { FlashMessage } from "#request/flash-message.ts";
import { describeNotice } from "./describe-notice.ts";
import { doneTexts, refusedTexts } from "./notice-messages.ts";

const describe = (code: string, undo: string | null = null, about: string | null = null) =>
  describeNotice({ code, undo, count: null, others: null } as FlashMessage, about);

test("a code is of something done or of something refused, and of one only", () => {
  for (const code of Object.keys(doneTexts)) expect(refusedTexts).not.toHaveProperty([code]);
  expect(describe("suspension-lifted")?.tone).toBe("success");
  expect(describe("suspension-not-lifted")?.tone).toBe("danger");
  expect(describe("sender-not-confirmed")?.tone).toBe("danger");
  expect(describe("toString")).toBe(null);
});

test("only a change that can be undone has an address for it", () => {
  expect(describe("student-deleted", "1")).toMatchObject({
    text: expect.stringContaining("within 10 seconds"),
    undo: "/admin-dashboard/students/1/undo",
  });
  expect(describe("student-deleted")?.undo).toBe(null);
  expect(describe("note-deleted", "1")?.undo).toBe(null);
});

test("what it is about stands first, and the specification's words follow unchanged", () => {
  const name = "Anjali Rao";
  expect(describe("tutor-approved", null, name)).toEqual({
    tone: "success",
    text: "Anjali Rao:\nTutor approved successfully!",
    undo: null,
  });
  expect(describe("assignment-deleted", "1", "రవి, Mathematics")?.text).toBe(
    "రవి, Mathematics:\nAssignment deleted successfully!",
  );
  for (const code of Object.keys({ ...doneTexts, ...refusedTexts })) {
    expect(describe(code, null, name)?.text).toBe(`Anjali Rao:\n${describe(code)?.text}`);
  }
  expect(describe("toString", null, name)).toBe(null);
});
