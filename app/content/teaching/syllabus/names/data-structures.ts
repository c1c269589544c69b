import { dataStructures } from "#content/teaching/syllabus/data-structures.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof dataStructures> = namesInEnglish(dataStructures);
