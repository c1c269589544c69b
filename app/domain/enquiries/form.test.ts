import { expect, test } from "vitest";
import {
  checkEnquiry,
  checkStaffEnquiry,
  readEnquiry,
  type EnquiryField,
  type EnquiryInput,
  type EnquiryProblem,
} from "./form.ts";

// 5:30 PM in India.
const now = new Date("2026-11-23T12:00:00Z");
const least: EnquiryInput = {
  name: "Lakshmi Devi",
  asker: "",
  phoneNumber: "+91 00000 00000",
  email: "",
  selectedClass: "class-10",
  selectedSubjects: [],
  firstDate: "",
  firstTime: "",
  secondDate: "",
  secondTime: "",
  language: "",
};
const times = {
  firstDate: "2026-11-24",
  firstTime: "17:30",
  secondDate: "2026-11-25",
  secondTime: "18:00",
};

test.each<[Partial<EnquiryInput>, EnquiryProblem, EnquiryField]>([
  [{ name: " ", phoneNumber: "", selectedClass: "" }, "name-missing", "name"],
  [{ phoneNumber: " ", selectedClass: "" }, "contact-missing", "phoneNumber"],
  [{ selectedClass: "class-13", name: "a.com" }, "class-missing", "selectedClass"],
  [{ name: "See win.example", phoneNumber: "1" }, "name-invalid", "name"],
  [{ phoneNumber: "call me", email: "no" }, "phone-invalid", "phoneNumber"],
  [{ email: "no address", firstDate: "2026-11-24" }, "email-invalid", "email"],
  [{ firstDate: "2026-11-24" }, "time-missing", "firstTime"],
  [{ secondTime: "18:00" }, "time-missing", "secondDate"],
  [{ ...times, firstDate: "2026-02-30" }, "no-such-time", "firstDate"],
  [{ ...times, firstDate: "2026-11-22" }, "in-the-past", "firstDate"],
  [{ ...times, secondDate: "2027-02-01" }, "too-far", "secondDate"],
  [{ ...times, secondDate: "2026-11-24", secondTime: "17:30" }, "same-time", "secondTime"],
  [{ name: "a".repeat(101) }, "too-long", "name"],
  [{ phoneNumber: `00000${" ".repeat(20)}00000` }, "too-long", "phoneNumber"],
  [{ email: `${"a".repeat(245)}@mail.example` }, "too-long", "email"],
])("%o: %s", (changed, problem, field) => {
  expect(checkEnquiry({ ...least, ...changed }, now)).toEqual({ problem, field });
});

test.each<Partial<EnquiryInput>>([
  {},
  { phoneNumber: "", email: "lakshmi@mail.example" },
  times,
  { firstDate: times.firstDate, firstTime: times.firstTime },
  { secondDate: times.secondDate, secondTime: times.secondTime },
])("%o is valid", (changed) => {
  expect(checkEnquiry({ ...least, ...changed }, now)).toBeNull();
});

test("the staff's note has a limit, which comes after the other rules", () => {
  const typed = { ...least, source: "phone", note: "a".repeat(2001) };
  expect(checkStaffEnquiry(typed, now)).toEqual({ problem: "too-long", field: "note" });
  expect(checkStaffEnquiry({ ...typed, name: "" }, now)?.field).toBe("name");
  expect(checkStaffEnquiry({ ...typed, note: "" }, now)).toBeNull();
});

test("what is left out is stored as nothing, and what the form does not have as its first choice", () => {
  expect(readEnquiry({ ...least, name: " Lakshmi ", asker: "owner", language: "fr" })).toEqual({
    asker: "parent",
    askerName: "Lakshmi",
    phone: "+91 00000 00000",
    email: null,
    classId: "class-10",
    subjectIds: [],
    first: null,
    second: null,
    language: "en",
  });
});

test("everything is stored", () => {
  const input = {
    ...least,
    ...times,
    asker: "student",
    email: " Lakshmi@Mail.example ",
    selectedSubjects: ["physics", "mathematics", "cricket"],
    language: "te",
  };
  expect(readEnquiry(input)).toMatchObject({
    asker: "student",
    email: "lakshmi@mail.example",
    subjectIds: ["mathematics", "physics"],
    first: new Date("2026-11-24T12:00:00Z"),
    second: new Date("2026-11-25T12:30:00Z"),
    language: "te",
  });
});
