import type { Page } from "@playwright/test";

/**
 * What is wrong with the layout of the page that is open, at a text size: sideways scrolling, texts
 * that are cut off or run out of their button, and texts and controls that cover each other. One line
 * for each fault. What scrolls by itself, and lines that end in an ellipsis, are as they should be.
 */
export function findLayoutFaults(page: Page, textSize = "100%"): Promise<string[]> {
  return page.evaluate((size) => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Piece extends Box {
      element: Element;
      /** What stays in its place while the page scrolls under it. */
      layer: Element | null;
      name: string;
    }
    const root = document.documentElement;
    root.style.fontSize = size;
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = root;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px in ${clientWidth}`);
    const within = document.querySelector("dialog:modal") ?? document.body;

    const intersect = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const all: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    const styles = new Map<Element, CSSStyleDeclaration>();
    function styleOf(element: Element): CSSStyleDeclaration {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    }
    const windows = new Map<Element, Box>();
    /** The part of the page in which an element's content can be seen. */
    function windowOf(element: Element | null): Box {
      if (!element || element === root || element === document.body) return all;
      const known = windows.get(element);
      if (known) return known;
      const style = styleOf(element);
      const around = style.position === "fixed" ? all : windowOf(element.parentElement);
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      const box = clips ? intersect(around, element.getBoundingClientRect()) : around;
      windows.set(element, box);
      return box;
    }
    function layerOf(element: Element | null): Element | null {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (/fixed|sticky/.test(styleOf(at).position)) return at;
      }
      return null;
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("svg, .sr-only, option, [inert], [aria-hidden=true]");

    const texts: Piece[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      const words = text.nodeValue?.trim() ?? "";
      if (words === "" || !element || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const control = element.closest("button, a[class*=min-h], [role=tab], .badge");
      for (const rect of range.getClientRects()) {
        if (rect.width <= 1 || rect.height <= 1) continue;
        // A font's box is higher than its letters, and lines may be closer than it.
        const spare = rect.height * 0.2;
        const letters = {
          left: rect.left,
          right: rect.right,
          top: rect.top + spare,
          bottom: rect.bottom - spare,
        };
        const box = intersect(letters, windowOf(element));
        if (box.right - box.left <= 1 || box.bottom - box.top <= 1) continue;
        const name = `"${words.slice(0, 40)}"`;
        texts.push({ ...box, element, layer: layerOf(element), name });
        if (box.left < -1 || box.right > clientWidth + 1) faults.push(`${name} leaves the window`);
        const own = control?.getBoundingClientRect();
        if (!own || own.width <= 1) continue;
        const out = Math.max(
          own.left - box.left,
          box.right - own.right,
          own.top - box.top,
          box.bottom - own.bottom,
        );
        if (out > 1) faults.push(`${name} leaves its control by ${Math.round(out)} px`);
      }
    }

    const isCut = (style: CSSStyleDeclaration, overflow: string) =>
      /hidden|clip/.test(overflow) &&
      style.textOverflow !== "ellipsis" &&
      style.webkitLineClamp === "none";
    for (const element of within.querySelectorAll<HTMLElement>("*")) {
      const style = styleOf(element);
      const isTiny = element.clientWidth <= 1 || element.clientHeight <= 1;
      if (isTiny || !isShown(element) || !element.textContent?.trim()) continue;
      const wide = element.scrollWidth - element.clientWidth;
      const high = element.scrollHeight - element.clientHeight;
      const name = `"${element.textContent.trim().slice(0, 40)}"`;
      if (wide > 1 && isCut(style, style.overflowX)) faults.push(`${name} is cut by ${wide} px`);
      if (high > 1 && isCut(style, style.overflowY))
        faults.push(`${name} is cut by ${high} px high`);
    }

    const controls: Piece[] = [
      ...within.querySelectorAll("button, input, select, textarea, [role=tab]"),
    ].flatMap((element) => {
      if (!isShown(element)) return [];
      const box = intersect(element.getBoundingClientRect(), windowOf(element.parentElement));
      if (box.right - box.left <= 1 || box.bottom - box.top <= 1) return [];
      const label = element.getAttribute("name") ?? element.textContent?.trim().slice(0, 40);
      return [
        { ...box, element, layer: layerOf(element), name: `${element.localName} "${label}"` },
      ];
    });
    const covers = (a: Piece, b: Piece) =>
      a.layer === b.layer &&
      !a.element.contains(b.element) &&
      !b.element.contains(a.element) &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const pieces = [...texts, ...controls].toSorted((a, b) => a.top - b.top);
    for (const [index, piece] of pieces.entries()) {
      for (let next = index + 1; next < pieces.length; next += 1) {
        const other = pieces[next];
        if (!other || other.top >= piece.bottom) break;
        if (covers(piece, other)) faults.push(`${piece.name} and ${other.name} overlap`);
      }
    }
    root.style.fontSize = "";
    return [...new Set(faults)].slice(0, 12);
  }, textSize);
}
