import type { Page } from "@playwright/test";

/** The focused element: its name, and what is wrong with its focus ring. */
export interface Focused {
  name: string;
  fault: string | null;
}

/** Reads the focus of a page; null once it has left the page. */
export function readFocus(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const name = `${focused.tagName} ${focused.getAttribute("name") ?? focused.textContent?.trim().slice(0, 30) ?? ""}`;

    // The focus is on a part of a date field, whose ring is the browser's.
    if (!focused.matches(":focus")) return { name, fault: null };

    const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const backgroundOf = (from: Element | null): number[] => {
      for (let element = from; element; element = element.parentElement) {
        const color = parse(getComputedStyle(element).backgroundColor);
        if ((color[3] ?? 1) === 1) return color;
      }
      return [255, 255, 255];
    };
    const luminance = (color: number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((part) =>
        part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (a: number[], b: number[]) =>
      (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);

    // A card shows the focus of the link inside it.
    let ring: Element | null = focused;
    while (ring && getComputedStyle(ring).outlineStyle === "none") ring = ring.parentElement;
    const ringStyle = ring && getComputedStyle(ring);
    if (!ring || !ringStyle || Number.parseFloat(ringStyle.outlineWidth) < 2) {
      return { name, fault: "no ring" };
    }
    const inside = Number.parseFloat(ringStyle.outlineOffset) < 0;
    const background = backgroundOf(inside ? ring : ring.parentElement);
    const ratio = contrast(parse(ringStyle.outlineColor), background);
    if (ratio < 3) return { name, fault: `the ring's contrast is ${ratio.toFixed(1)}` };

    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
      return { name, fault: "outside the window" };
    const there = document.elementFromPoint(x, y);
    const over = there?.closest("a, button, header, [popover]");
    const isCovered =
      over &&
      !over.contains(focused) &&
      !focused.contains(over) &&
      getComputedStyle(over).position === "fixed";
    return { name, fault: isCovered ? `under ${over.tagName}` : null };
  });
}
