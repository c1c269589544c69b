import {
  contentInputNames,
  type ContentInput,
  type ContentInputName,
} from "#domain/teaching/content.ts";
import { otherLength, otherMinutes } from "#parts/timetable/length-input.ts";

/** The form's inputs. @param read the submitted text of an input */
export function readContentInput(read: (name: string) => string): ContentInput {
  const typed = Object.fromEntries(contentInputNames.map((name) => [name, read(name)])) as Record<
    ContentInputName,
    string
  >;
  if (typed.minutes !== otherLength) return typed;
  return { ...typed, minutes: read(otherMinutes).trim() || otherLength };
}
