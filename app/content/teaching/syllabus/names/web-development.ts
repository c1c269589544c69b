import { webDevelopment } from "#content/teaching/syllabus/web-development.ts";
import { namesInEnglish, type NamesOf } from "#content/teaching/syllabus/syllabus.ts";

export const names: NamesOf<typeof webDevelopment> = namesInEnglish(webDevelopment);
