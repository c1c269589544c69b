import { isRecord, isTexts } from "./check-shape.ts";

/** Who changed a section since the last publication. */
export interface Authors {
  /** Each name once; who changed it last comes last. */
  readonly names: readonly string[];
  /** Of the last change, as an ISO date and time. */
  readonly at: string;
}

/** By the section's id. */
export type SectionAuthors = Readonly<Record<string, Authors>>;

/** Reads what is stored; whatever is damaged is left out. */
export function readAuthors(stored: unknown): SectionAuthors {
  const entries = Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, entry]) => {
    if (!isRecord(entry)) return [];
    const { names, at } = entry;
    const isWhole = isTexts(names) && typeof at === "string" && !Number.isNaN(Date.parse(at));
    return isWhole ? [[id, { names, at }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The same with one more change of a section. */
export function addAuthor(
  authors: SectionAuthors,
  { id, name, at }: { id: string; name: string; at: Date },
): SectionAuthors {
  const others = authors[id]?.names.filter((other) => other !== name) ?? [];
  return { ...authors, [id]: { names: [...others, name], at: at.toISOString() } };
}

/** Those of the sections that really change. */
export function authorsOf(authors: SectionAuthors, ids: readonly string[]): SectionAuthors {
  return Object.fromEntries(Object.entries(authors).filter(([id]) => ids.includes(id)));
}
