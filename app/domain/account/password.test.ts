import fc from "fast-check";
import { expect, test } from "vitest";
import { minimumPasswordLength, passwordStrength } from "./password.ts";

test("the minimum of §9", () => {
  expect(minimumPasswordLength).toBe(6);
});

test.each(["", "a", "123456", "password", "aaaaaaaaaaaaaaaaaaaaaaaa", "abcdefghijklmnop"])(
  "%j is weak",
  (password) => {
    expect(passwordStrength(password)).toBe("weak");
  },
);

test.each(["Kondapur7", "mango-tree"])("%j is fair", (password) => {
  expect(passwordStrength(password)).toBe("fair");
});

test.each(["charminar lamp river nine", "T7#qLw!9zR$k", "గోదావరి నది ఒడ్డున"])(
  "%j is strong",
  (password) => {
    expect(passwordStrength(password)).toBe("strong");
  },
);

test("appending never lowers the strength", () => {
  const order = ["weak", "fair", "strong"];
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  fc.assert(
    fc.property(text, text, (password, more) => {
      const [before, after] = [passwordStrength(password), passwordStrength(password + more)];
      expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
    }),
  );
});
