import { english } from "#content/teaching/syllabus/english.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof english> = namesInEnglish(english);
