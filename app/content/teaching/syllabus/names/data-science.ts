import { dataScience } from "#content/teaching/syllabus/data-science.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof dataScience> = namesInEnglish(dataScience);
