// The rules of the forms in a second formulation, written from the specification's §5 and the
// product's own documented limits. Nothing of app/ is imported here.

import { typed } from "./typed.ts";

/** A form as it is sent: its fields in order, each as often as it was filled in. */
export type Sent = readonly (readonly [name: string, value: string])[];

/** What a person is told, and the field that it is about; null where the form may pass. */
export type Verdict = { words: string; field: string } | null;

/** A line of §5: these words about this field, unless the form is in order. */
export type Demand = readonly [words: string, field: string, isMet: (form: Form) => boolean];

/** A form's fields as the product understands them. */
export class Form {
  readonly #sent: Sent;

  constructor(sent: Sent) {
    this.#sent = sent;
  }

  /** Every value of a field: only what can be seen of it, but of a password all except zero bytes. */
  every(name: string): string[] {
    const read = name.toLowerCase().includes("password") ? secret : typed;
    return this.#sent.filter(([one]) => one === name).map(([, value]) => read(value));
  }

  /** The first value of a field, or nothing. */
  one(name: string): string {
    return this.every(name)[0] ?? "";
  }

  /** Whether there is something to read in a field. */
  isWritten(name: string): boolean {
    return Array.from(this.one(name)).some((character) => character.trim() !== "");
  }

  /** Whether a field, without the space around it, has at most so many UTF-16 units. */
  fits(name: string, limit: number): boolean {
    return withoutSpace(this.one(name)).length <= limit;
  }
}

/** Zero bytes dropped, letters composed, lines ended by LF. */
function secret(value: string): string {
  return value.split("\0").join("").split("\r\n").join("\n").normalize("NFC");
}

/** A text without the space around it. */
export function withoutSpace(text: string): string {
  return text.replace(/^\s+/u, "").replace(/\s+$/u, "");
}

/** The first demand that isn't met. */
export function judge(demands: readonly Demand[], sent: Sent): Verdict {
  const form = new Form(sent);
  for (const [words, field, isMet] of demands) {
    if (!isMet(form)) return { words, field };
  }
  return null;
}
