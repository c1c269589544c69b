import { expect, test } from "vitest";
import { checkPalette, contrast, nearestReadable } from "./contrast.ts";
import { colourRoles, standardColours, type Palette, type Scheme } from "./palette.ts";

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
  expect(check({ muted: "#999999" })).toMatchObject({
    field: "muted",
    problem: "unreadable-on-ground",
  });
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
  ).toMatchObject({ field: "sunken", problem: "unreadable-notices" });
});

test("a colour is offered that is readable and near, and none where there is none", () => {
  const { light } = standardColours;
  const offer = nearestReadable({ ...light, muted: "#8888aa" }, "light", "muted");
  expect(offer?.ratio).toBeGreaterThanOrEqual(4.5);
  expect(offer?.ratio).toBeLessThan(4.7);
  expect(nearestReadable(light, "light", "text")?.value).toBe(light.text);
  // No colour is readable both on white and on black's neighbour.
  const torn = { ...light, ground: "#ffffff", sunken: "#333333" };
  expect(nearestReadable(torn, "light", "text")).toBeNull();
  expect(checkPalette(torn, "light")).toEqual({
    field: "text",
    problem: "unreadable-on-sunken",
  });
});

/** What a palette becomes when every offer is taken. */
function takeOffers(palette: Palette, scheme: Scheme, presses = 4): Palette {
  const problem = presses > 0 ? checkPalette(palette, scheme) : null;
  if (!problem) return palette;
  const taken = { ...palette, [problem.field]: problem.offer?.value ?? "" };
  return takeOffers(taken, scheme, presses - 1);
}

test.each(["light", "dark"] as const)(
  "taking every offer makes the %s standard palette with one wrong colour readable",
  (scheme) => {
    for (const role of colourRoles.filter(
      (one) => !["ground", "surface", "sunken"].includes(one),
    )) {
      const palette = takeOffers({ ...standardColours[scheme], [role]: "#808080" }, scheme);
      expect([role, checkPalette(palette, scheme)]).toEqual([role, null]);
    }
  },
);
