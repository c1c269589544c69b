import { contentInputNames, type ContentInput } from "#domain/teaching/content.ts";
import { otherLength, otherMinutes } from "#parts/timetable/length-input.ts";
import { readTexts } from "#domain/shared/texts.ts";

/** The form's inputs. @param read the submitted text of an input */
export function readContentInput(read: (name: string) => string): ContentInput {
  const typed = readTexts(read, ...contentInputNames);
  if (typed.minutes !== otherLength) return typed;
  return { ...typed, minutes: read(otherMinutes).trim() || otherLength };
}
