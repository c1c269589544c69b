import {
  penColours,
  placeOn,
  signPlaces,
  signs,
  type PhotoSize,
  type SignMark,
} from "#domain/homework/marks.ts";
import type { Fields } from "#request/form.ts";

/**
 * What the form of the board wants drawn: what it has, and for a press of one of the two buttons that need
 * no script, one sign more or one mark less.
 */
export function readDrawing(form: Fields, size: PhotoSize): { marks: string; isStep: boolean } {
  const drawn = form.text("marks");
  const step = form.text("step");
  if (step !== "put" && step !== "undo") return { marks: drawn, isStep: false };
  const before = listIn(drawn);
  if (!before) return { marks: drawn, isStep: true };
  const marks = step === "undo" ? before.slice(0, -1) : [...before, ...signIn(form.text, size)];
  return { marks: JSON.stringify(marks), isStep: true };
}

function listIn(json: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** The sign that the fields of a form describe, at one of the nine places; none for the pen. */
export function signIn(field: (name: string) => string, size: PhotoSize): SignMark[] {
  const kind = signs.find((sign) => sign === field("tool"));
  const colour = penColours.find((one) => one === field("colour"));
  const place = signPlaces.find((one) => one === field("place"));
  if (!kind || !colour || !place) return [];
  const text = kind === "text" ? field("words").trim() : "";
  return kind === "text" && text === "" ? [] : [{ kind, colour, ...placeOn(place, size), text }];
}
