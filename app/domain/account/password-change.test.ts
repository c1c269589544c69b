import { expect, test } from "vitest";
import { checkPasswordChange } from "./password-change.ts";

test.each([
  ["", "", "", "password-too-short", "password"],
  ["", "12345", "123456", "passwords-differ", "confirmPassword"],
  ["", "12345", "12345", "password-too-short", "password"],
  ["", "123456", "123456", "required-missing", "currentPassword"],
  ["old", "123456", "123456 ", "passwords-differ", "confirmPassword"],
  ["old", "x".repeat(129), "x".repeat(129), "too-long", "password"],
])(
  "current %j, new %j and %j: %s",
  (currentPassword, password, confirmPassword, problem, field) => {
    const input = { currentPassword, password, confirmPassword };
    expect(checkPasswordChange(input)).toEqual({ problem, field });
  },
);

test.each([
  ["old", "123456"],
  ["old", "      "],
  ["x".repeat(1000), "x".repeat(128)],
  ["the same", "the same"],
])("current %j, new %j is fine", (currentPassword, password) => {
  const input = { currentPassword, password, confirmPassword: password };
  expect(checkPasswordChange(input)).toBeNull();
});
