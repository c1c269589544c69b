import { mathematics } from "#content/teaching/syllabus/mathematics.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof mathematics> = namesInEnglish(mathematics);
