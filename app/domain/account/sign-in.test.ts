import { expect, test } from "vitest";
import { checkSignIn } from "./sign-in.ts";

test.each([
  ["", "", "email"],
  ["  ", "secret", "email"],
  ["a@b.in", "", "password"],
  ["a@b.in", "secret", null],
  ["a@b.in", "   ", null],
])("email %j with password %j: %s", (email, password, field) => {
  const expected = field === null ? null : { problem: "required-missing", field };
  expect(checkSignIn({ email, password })).toEqual(expected);
});
