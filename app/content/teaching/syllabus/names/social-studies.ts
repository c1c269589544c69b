import { socialStudies } from "#content/teaching/syllabus/social-studies.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof socialStudies> = namesInEnglish(socialStudies);
