import { expect, test } from "vitest";
import type { FlashMessage } from "#request/flash-message.ts";
import { describeNotice } from "./describe-notice.ts";
import { doneTexts, refusedTexts } from "./notice-messages.ts";

const describe = (code: string, undo: string | null = null) =>
  describeNotice({ code, undo, count: null, others: null } as FlashMessage);

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
