import type { Page } from "@playwright/test";

// Checks of the public page that is open. Each returns one line for each fault.

/** Everything that can be pressed and is smaller than 44 by 44 px. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const menu = document.querySelector<HTMLElement>("nav[popover]:not(:popover-open)");
    const opensMenu = menu !== null && !menu.checkVisibility();
    if (opensMenu) menu.showPopover();
    const targets = "a[href], button, input, select, textarea, summary";
    for (const target of document.querySelectorAll(targets)) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      // A checkbox is pressed by its label; a card by the area that its link covers.
      const label = target instanceof HTMLInputElement ? target.closest("label") : null;
      const coversCard = getComputedStyle(target, "::after").position === "absolute";
      const card = coversCard ? (target as HTMLElement).offsetParent : null;
      const { width, height } = (label ?? card ?? target).getBoundingClientRect();
      // The skip link has no size until it is focused.
      const isHidden = width <= 1 && height <= 1;
      if (!isHidden && (width < 43.9 || height < 43.9)) {
        const name = target.textContent?.trim() || target.getAttribute("name") || target.tagName;
        small.push(`"${name.slice(0, 30)}" is ${width.toFixed(0)} by ${height.toFixed(0)} px`);
      }
    }
    if (opensMenu) menu.hidePopover();
    return small;
  });
}

/** Sideways scrolling, and texts that begin or end outside the window, at a text size. */
export function findLostText(page: Page, textSize: string): Promise<string[]> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    const lost: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`${scrollWidth} px wide in ${clientWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest("svg")) continue;
      // Text for screen readers only is clipped.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > clientWidth + 1)) {
        const words = text.nodeValue.trim().slice(0, 30);
        lost.push(`"${words}" from ${left.toFixed(0)} to ${right.toFixed(0)} px`);
      }
    }
    document.documentElement.style.fontSize = "";
    return lost;
  }, textSize);
}

/** Words that are broken inside because their box is too narrow. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const label of document.querySelectorAll("label, button, th, legend, h1, h2, h3")) {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest(".sr-only")) continue;
        for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Elements with a fixed or sticky position. */
export function findFloating(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility() && width > 1 && height > 1;
      })
      .map((element) => element.textContent?.trim() || element.tagName),
  );
}

/** Elements that move by themselves, or that would when they are hovered or focused. */
export function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) =>
      times.split(",").some((time) => Number.parseFloat(time) > 0.01);
    const moving: string[] = document.getAnimations().map(() => "an animation runs");
    if (getComputedStyle(document.documentElement).scrollBehavior === "smooth") moving.push("html");
    for (const element of document.querySelectorAll("*")) {
      for (const part of [null, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        const animates = style.animationName !== "none" && lasts(style.animationDuration);
        if (lasts(style.transitionDuration) || animates) moving.push(element.tagName);
      }
    }
    return moving;
  });
}

/**
 * What is wrong with the picture that leads to a free demo.
 *
 * @param canStand whether it may stand in the page instead of floating over it
 */
export function findDemoButtonFaults(page: Page, canStand: boolean): Promise<string[]> {
  return page.evaluate((canStand) => {
    const [button, ...others] = [...document.querySelectorAll("a[href='/signup']")].filter((link) =>
      link.querySelector("svg[role=img], img"),
    );
    if (!button || others.length > 0)
      return [`${others.length + Number(Boolean(button))} pictures`];
    const picture = button.querySelector("svg[role=img], img");
    const words = picture?.getAttribute("alt") ?? picture?.ariaLabel ?? picture?.textContent ?? "";
    const faults = words.includes("Book a free demo class") ? [] : [`its text is "${words}"`];
    const floats = getComputedStyle(button).position === "fixed";
    if (!floats && !canStand) faults.push("it does not float");
    if (!floats) button.scrollIntoView({ block: "center" });

    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    if (width < 44 || height < 44) faults.push(`it is ${width} by ${height} px`);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push("cut off");
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!button.contains(front)) faults.push("another element covers it");

    if (!floats) return faults;
    // While the page scrolls, everything above and below it passes under it.
    const passesUnder = (box: DOMRect) => box.width > 1 && box.left < right && box.right > left;
    const controls = [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((target) => target !== button && target.checkVisibility())
      .filter((target) => passesUnder(target.getBoundingClientRect()))
      .map((target) => `it covers "${target.textContent || target.getAttribute("name")}"`);
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest("svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (passesUnder(range.getBoundingClientRect())) covered.push(`it covers "${text.nodeValue}"`);
    }
    return [...faults, ...controls, ...covered];
  }, canStand);
}

/** Buttons and fields without a border: forced colours show no other edge. */
export function findEdgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, textarea")]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const isNative = control.matches("[type=checkbox]");
        const hasBorder = [control, ...control.querySelectorAll("span")].some((part) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(part);
          return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
        });
        return !isNative && !hasBorder;
      })
      .map(
        (control) => control.getAttribute("aria-label") || control.textContent || control.tagName,
      ),
  );
}
