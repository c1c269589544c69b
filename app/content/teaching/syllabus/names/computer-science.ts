import { computerScience } from "#content/teaching/syllabus/computer-science.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof computerScience> = namesInEnglish(computerScience);
