import { expect, test } from "vitest";
import {
  canFollow,
  demoStepsAfter,
  enquiryStages,
  isOpenStage,
  lostReasons,
  parseEnquiryStage,
  parseLostReason,
} from "./enquiry-stage.ts";

test.each([
  ["new", "· called demo-booked · enrolled lost"],
  ["called", "· · demo-booked · enrolled lost"],
  ["demo-booked", "· called · demo-held enrolled lost"],
  ["demo-held", "· · demo-booked · enrolled lost"],
  ["enrolled", "· · · · · ·"],
  ["lost", "· called · · · ·"],
] as const)("after %s comes %s", (stage, following) => {
  const allowed = enquiryStages.map((next) => (canFollow(stage, next) ? next : "·"));
  expect(allowed.join(" ")).toBe(following);
});

test("an enquiry is open until it is enrolled or lost", () => {
  expect(enquiryStages.filter(isOpenStage)).toEqual(["new", "called", "demo-booked", "demo-held"]);
});

test("only known stages and reasons are read", () => {
  expect(enquiryStages.map(parseEnquiryStage)).toEqual(enquiryStages);
  expect(lostReasons.map(parseLostReason)).toEqual(lostReasons);
  expect(["", "New", "constructor"].map(parseEnquiryStage)).toEqual([null, null, null]);
  expect(["", "lost", "Price"].map(parseLostReason)).toEqual([null, null, null]);
});

test.each([
  ["new", ["demo-booked"]],
  ["called", ["demo-booked"]],
  ["demo-booked", ["demo-held", "called"]],
  ["demo-held", ["demo-booked"]],
  ["enrolled", []],
  ["lost", []],
] as const)("of a demo after %s can be said %j", (stage, steps) => {
  expect(demoStepsAfter(stage)).toEqual(steps);
});
