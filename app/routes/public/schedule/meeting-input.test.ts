import fc from "fast-check";
import { expect, test } from "vitest";
import { checkMeeting, type MeetingInput } from "./meeting-input.ts";

const complete: MeetingInput = {
  date: "2027-01-12",
  time: "17:30",
  name: "Anjali",
  email: "anjali@home.example",
  phone: "+91 00000 00000",
  grade: "",
  subject: "",
  topic: "",
  services: [],
  message: "",
};

test("date and time, name, email and phone are required, the rest is not (§5)", () => {
  expect(checkMeeting(complete)).toBeNull();
  expect(checkMeeting({ ...complete, date: "" })?.problem).toBe("date-missing");
  expect(checkMeeting({ ...complete, time: " " })?.problem).toBe("time-missing");
  expect(checkMeeting({ ...complete, name: "\t" })?.problem).toBe("name-missing");
  expect(checkMeeting({ ...complete, email: "" })?.problem).toBe("email-missing");
  expect(checkMeeting({ ...complete, phone: "" })?.problem).toBe("phone-missing");
});

test("the first missing field is reported", () => {
  const empty = { ...complete, date: "", name: "", email: "", phone: "" };
  expect(checkMeeting(empty)).toEqual({ problem: "date-missing", field: "date" });
  expect(checkMeeting({ ...empty, date: complete.date })?.field).toBe("name");
});

test("a date that does not exist and an email without an address are refused", () => {
  expect(checkMeeting({ ...complete, date: "2027-02-30" })?.problem).toBe("moment-unreal");
  expect(checkMeeting({ ...complete, date: "12027-02-20" })?.problem).toBe("moment-unreal");
  expect(checkMeeting({ ...complete, email: "anjali" })?.problem).toBe("email-malformed");
});

test("optional fields can contain anything", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.string()), (text, services) => {
      const input = { ...complete, grade: text, subject: text, topic: text, message: text };
      expect(checkMeeting({ ...input, services })).toBeNull();
    }),
  );
});
