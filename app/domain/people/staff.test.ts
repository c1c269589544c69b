import { expect, test } from "vitest";
import { canChange, canEnter, mayRequest, staffAreas, staffRoles } from "./staff.ts";

const entered = (role: (typeof staffRoles)[number]) =>
  staffAreas.filter((area) => canEnter(role, area));

test("an owner may enter every area", () => {
  expect(entered("owner")).toEqual(staffAreas);
});

test("a coordinator may not enter the fees, the site, the set-up, the staff and the log", () => {
  const closed = ["fees", "site", "setup", "staff", "log"];
  expect(entered("coordinator")).toEqual(staffAreas.filter((area) => !closed.includes(area)));
});

test("an accountant may enter lessons, reports, quality and fees", () => {
  expect(entered("accountant")).toEqual(["lessons", "reports", "quality", "fees"]);
});

test("an editor may enter the site only", () => {
  expect(entered("editor")).toEqual(["site"]);
});

test("everyone but the accountant may change what they see, and the accountant fees only", () => {
  for (const area of staffAreas) {
    const changing = staffRoles.filter((role) => canEnter(role, area) && !canChange(role, area));
    expect(changing).toEqual(area !== "fees" && canEnter("accountant", area) ? ["accountant"] : []);
  }
});

test("an address without an area is for owners", () => {
  expect(mayRequest("owner", undefined, "POST")).toBe(true);
  expect(mayRequest("coordinator", undefined, "GET")).toBe(false);
});

test("an accountant reads a lesson and sends nothing", () => {
  expect(mayRequest("accountant", "lessons", "GET")).toBe(true);
  expect(mayRequest("accountant", "lessons", "HEAD")).toBe(true);
  expect(mayRequest("accountant", "lessons", "POST")).toBe(false);
  expect(mayRequest("coordinator", "lessons", "POST")).toBe(true);
  expect(mayRequest("accountant", "fees", "POST")).toBe(true);
  expect(mayRequest("coordinator", "fees", "GET")).toBe(false);
});
