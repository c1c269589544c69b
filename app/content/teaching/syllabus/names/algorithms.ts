import { algorithms } from "#content/teaching/syllabus/algorithms.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof algorithms> = namesInEnglish(algorithms);
