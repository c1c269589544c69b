/** A text of the product: what a module exports under a name, or returns for sample arguments. */
export interface Message {
  /** Its path from the root, such as "app/parts/teaching/student/messages.ts". */
  module: string;
  /** Such as "messages.access.waiting", or "messages.welcome(⟨name⟩)". */
  key: string;
  text: string;
}

/** The name of a message in all documents: "app/parts/teaching/student/messages.ts#messages.close". */
export function nameOf({ module, key }: Pick<Message, "module" | "key">): string {
  return `${module}#${key}`;
}

/** Fields that hold an address or a code, not words. */
const dataFields = ["digest", "fileName", "group", "href", "icon", "id", "language", "slug", "to"];

/** Whether an English message is an address or a code, which nobody reads. */
export function isData({ key, text }: Message): boolean {
  return text === "" || (dataFields.includes(key.split(".").at(-1) ?? "") && !/[A-Z ]/.test(text));
}
