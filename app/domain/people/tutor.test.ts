import { describe, expect, test } from "vitest";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { TutorStatus } from "./tutor.ts";
import {
  approve,
  canApprove,
  canManageContent,
  canReject,
  canTeach,
  checkReason,
  reject,
  showsStatus,
} from "./tutor.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe.each<[TutorStatus, boolean, boolean, boolean]>([
  ["pending", false, true, true],
  ["approved", true, false, false],
  ["rejected", false, true, false],
])("a tutor who is %s", (status, manages, approves, rejects) => {
  test(`may manage content: ${manages}`, () => {
    expect(canManageContent(status)).toBe(manages);
  });

  test(`can be approved: ${approves}`, () => {
    expect(canApprove(status)).toBe(approves);
    expect(approve({ status }, now)).toEqual(
      approves ? { status: "approved", approvedDate: now, rejectionReason: null } : null,
    );
  });

  test(`can be rejected: ${rejects}`, () => {
    expect(canReject(status)).toBe(rejects);
    expect(reject({ status }, "  Too few references \n")).toEqual(
      rejects ? { status: "rejected", rejectionReason: "Too few references" } : null,
    );
  });
});

test.each([
  ["", "reason-missing"],
  [" \n ", "reason-missing"],
  ["x".repeat(501), "too-long"],
  [` ${"x".repeat(500)} `, null],
  ["దయచేసి మళ్ళీ ప్రయత్నించండి 🙂", null],
])("the reason %j: %s", (reason, problem) => {
  expect(checkReason({ reason })).toEqual(problem === null ? null : { problem, field: "reason" });
});

test.each<[TutorStatus, ClassId, SubjectId, boolean]>([
  ["approved", "class-9", "physics", true],
  ["approved", "class-9", "biology", false],
  ["approved", "btech", "physics", false],
  ["approved", "btech", "biology", false],
  ["pending", "class-9", "physics", false],
  ["pending", "class-9", "biology", false],
  ["pending", "btech", "physics", false],
  ["pending", "btech", "biology", false],
  ["rejected", "class-9", "physics", false],
  ["rejected", "class-9", "biology", false],
  ["rejected", "btech", "physics", false],
  ["rejected", "btech", "biology", false],
])("a tutor of class 9 physics, %s, for %s %s: %s", (status, classId, subjectId, eligible) => {
  const tutor = {
    status,
    selectedClasses: ["class-8", "class-9"],
    selectedSubjects: ["physics"],
  } as const;
  expect(canTeach(tutor, classId, subjectId)).toBe(eligible);
});

test("an approval is said for a week, any other status until it ends", () => {
  const said = (status: TutorStatus, days: number) =>
    showsStatus({ status, approvedDate: new Date(now.getTime() - days * 86_400_000) }, now);
  expect([said("approved", 0), said("approved", 6.9), said("approved", 7)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([said("pending", 8), said("rejected", 8), said("suspended", 8)]).toEqual([
    true,
    true,
    true,
  ]);
});
