import { physics } from "#content/teaching/syllabus/physics.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof physics> = namesInEnglish(physics);
