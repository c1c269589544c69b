import { expect, test } from "vitest";
import { checkPalette, contrast } from "./contrast.ts";
import { standardColours, type Palette } from "./palette.ts";

test("contrast is WCAG's, whichever colour comes first", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test("the standard colours are readable, and each unreadable pair is named", () => {
  const { light, dark } = standardColours;
  expect(checkPalette(light, "light")).toBeNull();
  expect(checkPalette(dark, "dark")).toBeNull();
  const check = (changed: Partial<Palette>) => checkPalette({ ...light, ...changed }, "light");
  expect(check({ muted: "#999999" })).toEqual({ field: "muted", problem: "unreadable-on-ground" });
  expect(check({ "on-brand": "#333333" })?.problem).toBe("unreadable-on-brand");
  expect(check({ "on-accent": "#ffffff" })?.problem).toBe("unreadable-on-accent");
  expect(check({ accent: "#26307a", "on-accent": "#ffffff" })?.field).toBe("accent");
  expect(
    check({
      text: "#000000",
      muted: "#000000",
      link: "#000000",
      brand: "#000000",
      sunken: "#888888",
    }),
  ).toEqual({ field: "sunken", problem: "unreadable-notices" });
});
