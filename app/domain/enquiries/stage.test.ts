import { expect, test } from "vitest";
import {
  canBookDemo,
  canFollow,
  enquiryStages,
  isOpenStage,
  lostReasons,
  parseEnquiryStage,
  parseLostReason,
} from "./stage.ts";

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

test("a demo class is planned before a family enrols or is lost, also a second one", () => {
  const stages = ["new", "called", "demo-booked", "demo-held"];
  expect(enquiryStages.filter(canBookDemo)).toEqual(stages);
});
