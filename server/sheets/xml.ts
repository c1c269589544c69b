import sax from "sax";
import type { Archive } from "./archive.ts";
import { SheetRefused } from "./refused.ts";

// oxlint-disable unicorn/prefer-add-event-listener -- the parser is no event target

/** The attributes of an element by their names without a prefix. */
export type Attributes = Readonly<Record<string, string>>;

/** Gets the elements of a part in their order, with names without a prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Deeper than any spreadsheet writes. */
const deepest = 100;

/** More text than any spreadsheet writes within one tag or between two. */
const longestText = 1024 * 1024;

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Reads a part of a spreadsheet as XML, without ever having all of it in memory.
 *
 * @throws SheetRefused or the parser's error for anything that is no plain XML: a spreadsheet has no
 *   definitions of its own
 */
export async function readXml(archive: Archive, part: string, handler: XmlHandler): Promise<void> {
  const parser = sax.parser(true, { position: false });
  let depth = 0;
  let hasEnded = false;
  let sinceTag = 0;
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new SheetRefused("unreadable");
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    sinceTag = 0;
    // The library takes several roots.
    if (depth > deepest || hasEnded) throw new SheetRefused("unreadable");
    const named: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === "string") named[withoutPrefix(key)] = value;
    }
    handler.open?.(withoutPrefix(name), named);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    hasEnded = depth === 0;
    sinceTag = 0;
    handler.close?.(withoutPrefix(name));
  };
  parser.ontext = (text) => handler.text?.(text);
  parser.oncdata = (text) => handler.text?.(text);
  await archive.read(part, (text) => {
    sinceTag += text.length;
    // The library takes NUL, which is in no XML.
    if (sinceTag > longestText || text.includes("\0")) throw new SheetRefused("unreadable");
    parser.write(text);
  });
  parser.close();
}
