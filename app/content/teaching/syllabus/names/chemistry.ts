import { chemistry } from "#content/teaching/syllabus/chemistry.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof chemistry> = namesInEnglish(chemistry);
