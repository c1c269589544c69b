import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameOf, type Message } from "./message.ts";
import { root, type Translated } from "./modules.ts";
import { versionOf } from "./versions.ts";

/** That a native reader has read a message and found it right. */
export interface SignOff {
  /** The version of the text that they read; another one is not signed off. */
  version: string;
  by: string;
  /** YYYY-MM-DD */
  on: string;
}

/** What has been signed off, by language and by the message's name. */
export type SignOffs = Readonly<Record<Translated, Readonly<Record<string, SignOff>>>>;

const path = join(root, "docs/translations-sign-off.json");

/** Reads docs/translations-sign-off.json. */
export function readSignOffs(): SignOffs {
  return JSON.parse(readFileSync(path, "utf8")) as SignOffs;
}

/** A message's sign-off; null if there is none, or it is of another version. */
export function findSignOff(
  signOffs: SignOffs,
  language: Translated,
  message: Message,
): SignOff | null {
  const found = signOffs[language][nameOf(message)];
  return found?.version === versionOf(message.text) ? found : null;
}

/** Records that a reader has signed messages off, as they are now. */
export function signOff(
  language: Translated,
  messages: readonly Message[],
  { by, on }: Omit<SignOff, "version">,
): void {
  const all = readSignOffs();
  const added = messages.map((each) => [nameOf(each), { version: versionOf(each.text), by, on }]);
  const entries: Record<string, SignOff> = { ...all[language], ...Object.fromEntries(added) };
  const sorted = Object.fromEntries(
    Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(path, `${JSON.stringify({ ...all, [language]: sorted }, null, 2)}\n`);
}
