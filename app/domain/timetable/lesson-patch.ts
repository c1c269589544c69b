import type { Content } from "#domain/teaching/content.ts";

/** The fields of a lesson that a change of several lessons sets; an absent one stays as it is. */
export type LessonPatch = Partial<Pick<Content, "title" | "description" | "url" | "minutes">>;

/** What a form changes about one lesson, for the others: only the fields that were changed. */
export function patchOf(current: Content, content: Content): LessonPatch {
  const { title, description, url, minutes } = content;
  return {
    ...(title !== current.title && { title }),
    ...(description !== current.description && { description }),
    ...(url !== current.url && { url }),
    ...(minutes !== current.minutes && { minutes }),
  };
}
