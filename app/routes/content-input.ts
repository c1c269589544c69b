import { contentInputNames, type ContentInput, type ContentInputName } from "#domain/content.ts";

/** The value of the length's select for a number of minutes that is typed beside it. */
export const otherLength = "other";

/** The name of the input for that number. */
export const otherMinutes = "otherMinutes";

/** The form's inputs. @param read the submitted text of an input */
export function readContentInput(read: (name: string) => string): ContentInput {
  const typed = Object.fromEntries(contentInputNames.map((name) => [name, read(name)])) as Record<
    ContentInputName,
    string
  >;
  if (typed.minutes !== otherLength) return typed;
  return { ...typed, minutes: read(otherMinutes).trim() || otherLength };
}
