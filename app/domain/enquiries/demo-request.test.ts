import { describe, expect, test } from "vitest";
import {
  checkDemoRequest,
  demoStep,
  toDemoChoice,
  type DemoRequestField,
  type DemoRequestInput,
  type DemoRequestProblem,
} from "./demo-request.ts";

// 5:30 PM in India.
const now = new Date("2026-11-23T12:00:00Z");
const valid: DemoRequestInput = {
  firstDate: "2026-11-24",
  firstTime: "17:30",
  secondDate: "2026-11-25",
  secondTime: "18:00",
  phoneNumber: "+91 00000 00000",
};

describe("a request for a demo class", () => {
  test.each<[Partial<DemoRequestInput>, DemoRequestProblem, DemoRequestField]>([
    [{ firstDate: " " }, "time-missing", "firstDate"],
    [{ firstTime: "" }, "time-missing", "firstTime"],
    [{ firstDate: "2026-02-30" }, "no-such-time", "firstDate"],
    [{ firstTime: "25:00" }, "no-such-time", "firstDate"],
    [{ firstDate: "2026-11-23", firstTime: "17:30" }, "in-the-past", "firstDate"],
    [{ firstDate: "2027-01-22", firstTime: "17:31" }, "too-far", "firstDate"],
    [{ secondDate: "" }, "time-missing", "secondDate"],
    [{ secondTime: "" }, "time-missing", "secondTime"],
    [{ secondDate: "tomorrow" }, "no-such-time", "secondDate"],
    [{ secondDate: "2026-11-22" }, "in-the-past", "secondDate"],
    [{ secondDate: "2027-02-01" }, "too-far", "secondDate"],
    [{ secondDate: "2026-11-24", secondTime: "17:30" }, "same-time", "secondTime"],
    [{ phoneNumber: "" }, "phone-missing", "phoneNumber"],
    [{ phoneNumber: "12 34 56" }, "phone-invalid", "phoneNumber"],
    [{ phoneNumber: "call my mother" }, "phone-invalid", "phoneNumber"],
    [{ phoneNumber: "1234567890123456" }, "phone-invalid", "phoneNumber"],
    [{ phoneNumber: `+91 00000${" ".repeat(100)}00000` }, "too-long", "phoneNumber"],
  ])("%o: %s", (changed, problem, field) => {
    expect(checkDemoRequest({ ...valid, ...changed }, now)).toEqual({ problem, field });
  });

  test.each<Partial<DemoRequestInput>>([
    {},
    { firstDate: "2026-11-23", firstTime: "17:31" },
    { secondDate: "2027-01-22", secondTime: "17:30" },
    { secondDate: "2026-11-24", secondTime: "17:31" },
    { phoneNumber: " (040) 000-0000 " },
    { phoneNumber: "౯౮౪౯౦ ౫౫౫౦౧" },
    { phoneNumber: "98490\u201155501" },
  ])("%o is accepted", (changed) => {
    expect(checkDemoRequest({ ...valid, ...changed }, now)).toBeNull();
  });

  test("is stored as two moments of India's time", () => {
    expect(toDemoChoice({ ...valid, phoneNumber: " +91 00000 00000 " })).toEqual({
      first: new Date("2026-11-24T12:00:00Z"),
      second: new Date("2026-11-25T12:30:00Z"),
      phoneNumber: "+91 00000 00000",
    });
  });
});

const none = { isAsked: false, hasCourse: false, hasOpenCourse: false, hasLesson: false };

test.each([
  [{}, "ask"],
  [{ isAsked: true }, "call"],
  [{ hasCourse: true }, null],
  [{ hasCourse: true, isAsked: true }, null],
  [{ hasCourse: true, hasOpenCourse: true }, null],
  [{ hasCourse: true, hasOpenCourse: true, isAsked: true }, "class"],
  [{ hasCourse: true, hasOpenCourse: true, isAsked: true, hasLesson: true }, null],
])("%o waits for %s", (facts, step) => {
  expect(demoStep({ ...none, ...facts })).toBe(step);
});
