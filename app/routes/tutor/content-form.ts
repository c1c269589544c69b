import type { Fields } from "#access/form.ts";
import type { NewContent } from "#data/content.ts";
import type { ContentInput, ContentKind } from "#domain/content.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/india-time.ts";

/** What was typed into the fields that add and edit have in common. */
export function readContentInput(form: Fields): ContentInput {
  return {
    title: form.text("title"),
    description: form.text("description"),
    url: form.text("url"),
    date: form.text("date"),
    time: form.text("time"),
  };
}

/** What a well-filled form says, as it is kept. */
export function toContent(kind: ContentKind, typed: ContentInput): NewContent {
  return {
    title: typed.title.trim(),
    description: typed.description.trim(),
    url: typed.url.trim() || null,
    startsAt: kind === "live-session" ? parseIndiaDateTime(typed.date, typed.time) : null,
  };
}

/** What to fill the form with for what is kept: the inverse of `toContent`. */
export function toContentInput({ title, description, url, startsAt }: NewContent): ContentInput {
  const moment = startsAt ? toIndiaDateTimeFields(startsAt) : { date: "", time: "" };
  return { title, description, url: url ?? "", ...moment };
}
