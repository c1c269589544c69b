import { programming } from "#content/teaching/syllabus/programming.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof programming> = namesInEnglish(programming);
