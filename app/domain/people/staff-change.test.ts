import { describe, expect, test } from "vitest";
import { checkStaffChange } from "./staff-change.ts";
import { checkStaffInvitation } from "./staff-invitation.ts";

const person = (id: string, role: "owner" | "editor", isActive = true) => ({ id, role, isActive });
const two = [person("a", "owner"), person("b", "owner"), person("c", "editor")];
const one = [person("a", "owner"), person("b", "owner", false), person("c", "editor")];

describe("a change of the staff", () => {
  test.each([
    ["an owner ends an editor", one, { actorId: "a", id: "c", role: null }, null],
    ["an owner makes an editor an owner", one, { actorId: "a", id: "c", role: "owner" }, null],
    ["one of two owners ends the other", two, { actorId: "a", id: "b", role: null }, null],
    ["one of two owners leaves", two, { actorId: "a", id: "a", role: null }, null],
    ["an owner ends an invited owner", one, { actorId: "a", id: "b", role: null }, null],
    ["the last owner leaves", one, { actorId: "a", id: "a", role: null }, "last-owner"],
    ["the last owner steps down", one, { actorId: "a", id: "a", role: "editor" }, "last-owner"],
    ["an editor ends an owner", two, { actorId: "c", id: "a", role: null }, "not-possible"],
    ["an invited owner acts", one, { actorId: "b", id: "c", role: null }, "not-possible"],
    ["nobody is ended", two, { actorId: "a", id: "x", role: null }, "not-possible"],
  ] as const)("%s: %s", (_, staff, change, expected) => {
    expect(checkStaffChange(staff, change)).toBe(expected);
  });
});

describe("an invitation to the staff", () => {
  const valid = { name: "Ravi", email: "ravi@academy.example", role: "editor" };

  test.each([
    [{}, null],
    [{ name: " ", email: "" }, "required-missing"],
    [{ email: "ravi" }, "email-invalid"],
    [{ name: "www.evil.example" }, "name-invalid"],
    [{ name: "a".repeat(101) }, "too-long"],
    [{ role: "admin" }, "role-missing"],
    [{ role: "" }, "role-missing"],
  ])("with %j: %s", (change, expected) => {
    expect(checkStaffInvitation({ ...valid, ...change })?.problem ?? null).toBe(expected);
  });
});
