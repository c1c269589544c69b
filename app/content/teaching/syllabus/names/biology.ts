import { biology } from "#content/teaching/syllabus/biology.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof biology> = namesInEnglish(biology);
