import { SaxesParser } from "saxes";
import type { SafePicture } from "./read-picture.ts";
import {
  drawings,
  elements,
  joinStyles,
  readClasses,
  referencesOf,
  safeAttribute,
} from "./svg-parts.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const linkNamespace = "http://www.w3.org/1999/xlink";

const deepest = 40;

/** With every reference in place of what it refers to. */
const mostElements = 20_000;

/** From the outermost element, through references. */
const mostSteps = 200;

/** The longer side of a drawing, which has no pixels of its own. */
const longerSide = 1024;

/** A line may be as long as so many times its height. */
const mostTimesAsLong = 20;

interface Element {
  name: string;
  attributes: Map<string, string>;
  children: (Element | string)[];
}

/**
 * Builds an SVG again from the elements and attributes that draw something. Others are left out.
 *
 * @returns null for what is no SVG, has no size, draws nothing, or repeats itself too often
 */
export function readSvg(bytes: Uint8Array): SafePicture | null {
  const root = parse(bytes);
  if (root === null || !drawsSomething(root) || !isBounded(root)) return null;
  const box = boxOf(root);
  if (box === null) return null;
  const [, , wide = 0, high = 0] = box;
  const scale = longerSide / Math.max(wide, high);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  if (Math.min(width, height) * mostTimesAsLong < longerSide) return null;
  root.attributes.set("viewBox", box.join(" "));
  root.attributes.set("width", String(width));
  root.attributes.set("height", String(height));
  const text = `<svg xmlns="${svgNamespace}"${write(root).slice("<svg".length)}`;
  return { type: "image/svg+xml", bytes: Buffer.from(text), width, height };
}

/** The safe parts of a document, or null if it is no well-formed SVG. */
function parse(bytes: Uint8Array): Element | null {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let root: Element | null = null;
  let styles = "";
  let isStyle = false;
  // Null inside an element that is left out.
  const open: (Element | null)[] = [];
  parser.on("opentag", ({ local, uri, attributes }) => {
    if (open.length >= deepest) throw new Error("too deep");
    const parent = open.at(-1);
    isStyle = uri === svgNamespace && local === "style";
    const isKept = uri === svgNamespace && elements.has(local) && parent !== null;
    const element: Element | null = isKept
      ? { name: local, attributes: keep(Object.values(attributes)), children: [] }
      : null;
    if (element && parent) parent.children.push(element);
    else if (element?.name === "svg") root = element;
    open.push(element);
  });
  parser.on("closetag", () => {
    isStyle = false;
    open.pop();
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (isStyle) styles += text;
    else if (element && ["text", "tspan"].includes(element.name)) element.children.push(text);
  };
  parser.on("text", add);
  parser.on("cdata", add);
  try {
    // An entity that is not XML's own is an error, whatever the document declares.
    parser.write(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).close();
  } catch {
    return null;
  }
  if (root) applyClasses(root, readClasses(styles));
  return root;
}

/** Puts the declarations of classes into the elements themselves. */
function applyClasses({ attributes, children }: Element, classes: ReadonlyMap<string, string>) {
  const names = attributes.get("class")?.split(/\s+/) ?? [];
  const style = joinStyles(...names.map((name) => classes.get(name)), attributes.get("style"));
  attributes.delete("class");
  if (style !== "") attributes.set("style", style);
  for (const child of children) if (isElement(child)) applyClasses(child, classes);
}

function keep(attributes: readonly { local: string; uri: string; value: string }[]) {
  const kept = new Map<string, string>();
  for (const { local, uri, value } of attributes) {
    const isPlain = uri === "" || (uri === linkNamespace && local === "href");
    const safe = isPlain ? safeAttribute(local, value) : null;
    if (safe) kept.set(local, safe);
  }
  return kept;
}

function isElement(child: Element | string): child is Element {
  return typeof child !== "string";
}

function drawsSomething({ name, children }: Element): boolean {
  return drawings.has(name) || children.filter(isElement).some(drawsSomething);
}

/** Whether it stays small when each reference is drawn; false if a part refers to itself. */
function isBounded(root: Element): boolean {
  const byId = new Map<string, Element>();
  const collect = (element: Element) => {
    const id = element.attributes.get("id");
    if (id !== undefined) byId.set(id, element);
    element.children.filter(isElement).forEach(collect);
  };
  collect(root);
  const sizes = new Map<Element, number>();
  const sizeOf = (element: Element, depth = 0): number => {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    if (depth > mostSteps) return Infinity;
    // Met again before it is known, it contains itself.
    sizes.set(element, Infinity);
    const used = [...element.attributes.values()]
      .flatMap(referencesOf)
      .flatMap((id) => byId.get(id) ?? []);
    const parts = [...element.children.filter(isElement), ...used];
    const size = parts.reduce((sum, part) => sum + sizeOf(part, depth + 1), 1);
    sizes.set(element, size);
    return size;
  };
  return sizeOf(root) <= mostElements;
}

/** Its coordinates: left, top, width and height. */
function boxOf({ attributes }: Element): number[] | null {
  const size = ["0", "0", attributes.get("width") ?? "", attributes.get("height") ?? ""];
  const box = attributes.get("viewBox")?.split(/[\s,]+/) ?? size;
  if (box.length !== 4 || !box.every((text) => /^[+-]?[\d.]{1,12}(?:px)?$/.test(text))) return null;
  const numbers = box.map((text) => Number.parseFloat(text));
  const [left = NaN, top = NaN, width = 0, height = 0] = numbers;
  const isBox = Number.isFinite(left + top) && width > 0 && height > 0;
  return isBox ? numbers : null;
}

function write({ name, attributes, children }: Element): string {
  const start = [name, ...[...attributes].map(([key, value]) => `${key}="${value}"`)].join(" ");
  const inside = children.map((child) => (isElement(child) ? write(child) : escapeText(child)));
  return `<${start}>${inside.join("")}</${name}>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
