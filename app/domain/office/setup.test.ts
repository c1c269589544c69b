import { expect, test } from "vitest";
import {
  failingChecks,
  liveChecks,
  nextOpenStep,
  setupSteps,
  stepState,
  type SetupFacts,
} from "./setup.ts";

const nothing: SetupFacts = {
  hasOwnName: false,
  hasOwnContacts: false,
  hasTutors: false,
  hasStudents: false,
  hasSentTestMail: false,
  isSenderWaiting: false,
  failing: liveChecks,
  skipped: [],
};
const everything: SetupFacts = {
  hasOwnName: true,
  hasOwnContacts: true,
  hasTutors: true,
  hasStudents: true,
  hasSentTestMail: true,
  isSenderWaiting: false,
  failing: [],
  skipped: [],
};

test("each step is open, done by what it asks for, or skipped", () => {
  for (const step of setupSteps) {
    expect(stepState(step, nothing)).toBe("open");
    expect(stepState(step, { ...nothing, skipped: [step] })).toBe("skipped");
    expect(stepState(step, everything)).toBe("done");
    expect(stepState(step, { ...everything, skipped: [step] })).toBe("done");
  }
  expect(stepState("name", { ...nothing, hasOwnName: true })).toBe("done");
  expect(stepState("contacts", { ...nothing, hasOwnContacts: true })).toBe("done");
  expect(stepState("tutors", { ...nothing, hasTutors: true })).toBe("done");
  expect(stepState("students", { ...nothing, hasStudents: true })).toBe("done");
  expect(stepState("mail", { ...nothing, hasSentTestMail: true })).toBe("done");
  const waiting = { ...nothing, hasSentTestMail: true, isSenderWaiting: true };
  expect(stepState("mail", waiting)).toBe("open");
  expect(stepState("live", { ...nothing, failing: [] })).toBe("done");
  expect(stepState("live", { ...nothing, failing: ["backup"] })).toBe("open");
});

test("the next step is the next open one", () => {
  expect(nextOpenStep(nothing)).toBe("name");
  expect(nextOpenStep(nothing, "name")).toBe("contacts");
  expect(nextOpenStep({ ...nothing, hasTutors: true, skipped: ["students"] }, "contacts")).toBe(
    "mail",
  );
  expect(nextOpenStep(nothing, "live")).toBeNull();
  expect(nextOpenStep(everything)).toBeNull();
});

test("an academy is ready for families once every check holds", () => {
  const now = new Date("2027-01-04T12:00:00Z");
  const ready = {
    isPublished: true,
    hasSamples: false,
    sendsMail: true,
    publicUrl: "https://academy.example",
    lastBackupAt: new Date("2027-01-03T12:00:00Z"),
  };
  expect(failingChecks(ready, now)).toEqual([]);
  expect(failingChecks({ ...ready, isPublished: false }, now)).toEqual(["published"]);
  expect(failingChecks({ ...ready, hasSamples: true }, now)).toEqual(["samples"]);
  expect(failingChecks({ ...ready, sendsMail: false }, now)).toEqual(["mail"]);
  expect(failingChecks({ ...ready, publicUrl: null }, now)).toEqual(["address"]);
  expect(failingChecks({ ...ready, publicUrl: "http://academy.example" }, now)).toEqual([
    "address",
  ]);
  expect(failingChecks({ ...ready, lastBackupAt: null }, now)).toEqual(["backup"]);
  const old = new Date("2027-01-02T12:00:00Z");
  expect(failingChecks({ ...ready, lastBackupAt: old }, now)).toEqual(["backup"]);
});
