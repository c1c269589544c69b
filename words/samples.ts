import { parameterValues } from "./parameter-values.ts";
import { literalsOf, parametersOf, type Parameter } from "./parameters.ts";

/** A call of a function with sample arguments; its name is the same in all languages. */
export interface Call {
  name: string;
  args: readonly unknown[];
}

/** A value for each slot: a parameter, or a field of a parameter that is an object. */
type Values = readonly unknown[];

/** A function with the places that take a sample. */
interface Sampled {
  fn: (...args: unknown[]) => unknown;
  parameters: readonly Parameter[];
  slots: readonly string[];
  module: string;
}

/** Numbers that a function with several of them can tell apart, and that grow as "3 of 12" does. */
const numbers = [5, 12, 40, 90];

/** How many slots are filled in every possible way; the rest with the first kind. */
const tried = 4;

/** What else a value may be: to see the singular, the end of a count, and the words for nothing. */
const others: Values = [1, 0, 1000, null, ""];

/**
 * The calls that show the words of a function: one with a placeholder such as "⟨name⟩" for each
 * argument, and those whose words differ, such as the singular. None if no sample fits it.
 *
 * @param texts the texts within what a function returns
 */
export function chooseCalls(
  fn: Function,
  module: string,
  texts: (result: unknown) => readonly string[],
): Call[] {
  const parameters = parametersOf(fn);
  const sampled = { fn: fn as Sampled["fn"], parameters, slots: parameters.flat(), module };
  const base = findBase(sampled, texts);
  if (base === null) return [];
  const calls = [toCall(sampled, base)];
  const text = read(sampled, base, texts)?.join("\n") ?? "";
  const seen = new Set([text, calls[0]?.name]);
  for (const { values, replaced } of listVariants(sampled, base, text)) {
    const variant = read(sampled, values, texts)?.join("\n");
    if (variant === undefined || variant === replaced) continue;
    const call = toCall(sampled, values);
    // A value of the table may matter in a translation only.
    const difference = replaced === null ? call.name : variant;
    if (seen.has(difference)) continue;
    seen.add(difference);
    calls.push(call);
  }
  return calls;
}

/** The values with which a function shows most of its arguments. */
function findBase(sampled: Sampled, texts: (result: unknown) => readonly string[]): Values | null {
  let best: { values: Values; visible: number } | null = null;
  for (const values of listBases(sampled)) {
    const shown = read(sampled, values, texts);
    if (shown === null) continue;
    const text = shown.join("\n");
    const visible = values.filter((value, at) => isVisible(value, text, sampled, at)).length;
    if (best === null || visible > best.visible) best = { values, visible };
    if (visible === values.length) break;
  }
  return best?.values ?? null;
}

function isVisible(value: unknown, text: string, { slots }: Sampled, position: number): boolean {
  if (value instanceof Date) return text.includes(String(value.getUTCDate()));
  if (Array.isArray(value)) return value.every((each) => text.includes(String(each)));
  if (isObject(value)) return text.includes(`⟨${slots[position]}.`);
  return text.includes(String(value));
}

/** All combinations of kinds: texts before numbers, days, lists and objects. */
function listBases({ slots, module }: Sampled): Values[] {
  const kinds = slots.map((slot, position): Values => {
    const known = parameterValues[module]?.[slot];
    if (known) return known.slice(0, 1);
    const text = `⟨${slot}⟩`;
    if (position >= tried) return [text];
    const day = new Date(Date.UTC(2026, 10, 20 + position, 17, 30));
    const list = [text, `⟨${slot} 2⟩`];
    return [text, numbers[position], day, list, objectOf(slot)];
  });
  return kinds.reduce<Values[]>(
    (all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}

/** An object with each field that is asked for: "⟨academy.name⟩". */
function objectOf(slot: string, fields: Readonly<Record<string, unknown>> = {}): object {
  return new Proxy(fields, {
    get: (_, key) => {
      if (typeof key === "symbol") return undefined;
      return key in fields ? fields[key] : `⟨${slot}.${key}⟩`;
    },
  });
}

/** The base with one value changed at a time. */
function* listVariants({ fn, module, slots }: Sampled, base: Values, text: string) {
  for (const [position, slot] of slots.entries()) {
    const was = base[position];
    const known = parameterValues[module]?.[slot];
    for (const is of known ?? listOthers(was, slot, fn, text)) {
      const values = base.with(position, is);
      yield { values, replaced: known ? null : replace(text, was, is) };
    }
  }
}

function listOthers(was: unknown, slot: string, fn: Function, text: string): Values {
  if (was instanceof Date) return [];
  if (Array.isArray(was)) return [was.slice(0, 1)];
  if (!isObject(was)) return [...others, ...literalsOf(fn)];
  const fields = text.matchAll(new RegExp(`⟨${slot}\\.(\\w+)⟩`, "g"));
  const names = new Set([...fields].map(([, name = ""]) => name));
  return [...names].flatMap((name) => [1, null].map((value) => objectOf(slot, { [name]: value })));
}

/** What the base says with another value: a call that says the same has no words of its own. */
function replace(text: string, was: unknown, is: unknown): string | null {
  return isObject(was) ? null : text.replaceAll(String(was), String(is));
}

/** The texts of a call; null where it fails, or the values do not fit the function. */
function read(
  sampled: Sampled,
  values: Values,
  texts: (result: unknown) => readonly string[],
): readonly string[] | null {
  try {
    const shown = texts(sampled.fn(...toArguments(sampled, values)));
    const isUnfit = shown.some((text) => /undefined|\bnull\b|NaN|\[object|GMT/.test(text));
    return shown.length === 0 || isUnfit ? null : shown;
  } catch {
    return null;
  }
}

function toArguments({ parameters }: Sampled, values: Values): unknown[] {
  let at = 0;
  return parameters.map((parameter) =>
    typeof parameter === "string"
      ? values[at++]
      : Object.fromEntries(parameter.map((field) => [field, values[at++]])),
  );
}

function toCall(sampled: Sampled, values: Values): Call {
  const names = values.map((value, position) => name(value, sampled.slots[position] ?? ""));
  return { name: `(${names.join(", ")})`, args: toArguments(sampled, values) };
}

function name(value: unknown, slot: string): string {
  if (value instanceof Date) return value.toISOString().slice(0, "YYYY-MM-DD".length);
  if (Array.isArray(value)) return value.map((each) => name(each, slot)).join(" + ");
  return isObject(value) ? `⟨${slot}⟩` : String(value);
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;
