import { typedText } from "#domain/shared/typed/typed-text.ts";

/** The colours of the pen, in the order of the choices. */
export const penColours = ["red", "blue", "green"] as const;

export type PenColour = (typeof penColours)[number];

/** What is drawn on a photo besides strokes. */
export const signs = ["tick", "cross", "text"] as const;

export type Sign = (typeof signs)[number];

/** How much can be drawn on one photo. A form of the product carries all of it. */
export const markLimits = {
  marks: 200,
  /** Of all strokes together. */
  points: 4000,
  /** Of one text, in UTF-16 units. */
  text: 120,
} as const;

/** A line of the pen: x and y of each point in turn, in pixels of the photo. */
export interface Stroke {
  kind: "pen";
  colour: PenColour;
  points: number[];
}

/** A sign at a place of the photo, in its pixels; of a text the left end of its line. */
export interface SignMark {
  kind: Sign;
  colour: PenColour;
  x: number;
  y: number;
  /** Empty but for a text. */
  text: string;
}

export type PhotoMark = Stroke | SignMark;

/** The size of a photo in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

const isColour = (value: unknown): value is PenColour =>
  (penColours as readonly unknown[]).includes(value);
const isSign = (value: unknown): value is Sign => (signs as readonly unknown[]).includes(value);

/**
 * Reads what was drawn on a photo, as its form sends it.
 *
 * @param json a list of marks; points outside the photo are moved to its edge
 * @returns null for anything else, and for more than the limits
 */
export function parseMarks(json: string, size: PhotoSize): PhotoMark[] | null {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(list) || list.length > markLimits.marks) return null;
  const marks = list.map((value) => parseMark(value, size));
  if (marks.some((mark) => mark === null)) return null;
  const read = marks.filter((mark) => mark !== null);
  const points = read.reduce(
    (sum, mark) => sum + (mark.kind === "pen" ? mark.points.length / 2 : 0),
    0,
  );
  return points > markLimits.points ? null : read;
}

function parseMark(value: unknown, size: PhotoSize): PhotoMark | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, colour, points, x, y, text } = value as Record<string, unknown>;
  if (!isColour(colour)) return null;
  if (kind === "pen") return parseStroke(colour, points, size);
  if (!isSign(kind)) return null;
  const [at] = placesOf([x, y], size) ?? [];
  // Within JSON, words may have what no field of a form has: NUL, and halves of characters.
  const words = typeof text === "string" ? typedText(text.toWellFormed()).trim() : "";
  if (!at || words.length > markLimits.text || (kind === "text") !== (words !== "")) return null;
  return { kind, colour, x: at[0], y: at[1], text: words };
}

function parseStroke(colour: PenColour, points: unknown, size: PhotoSize): Stroke | null {
  if (!Array.isArray(points) || points.length < 4 || points.length % 2 !== 0) return null;
  const places = placesOf(points, size);
  return places && { kind: "pen", colour, points: places.flat() };
}

/** Pairs of numbers as whole pixels within the photo; null where one is no number. */
function placesOf(
  values: readonly unknown[],
  { width, height }: PhotoSize,
): [number, number][] | null {
  const places: [number, number][] = [];
  for (let place = 0; place < values.length; place += 2) {
    const [x, y] = [values[place], values[place + 1]];
    if (typeof x !== "number" || typeof y !== "number") return null;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
    places.push([within(x, width), within(y, height)]);
  }
  return places;
}

const within = (value: number, size: number) => Math.round(Math.min(Math.max(value, 0), size));

/** The nine places of a photo at which a sign can be put without pointing, from the top left on. */
export const signPlaces = [
  "top-left",
  "top",
  "top-right",
  "left",
  "middle",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
] as const;

export type SignPlace = (typeof signPlaces)[number];

/** Where on a photo a place is: in the middle of its ninth. */
export function placeOn(place: SignPlace, { width, height }: PhotoSize): { x: number; y: number } {
  const index = signPlaces.indexOf(place);
  const [column, row] = [index % 3, Math.floor(index / 3)];
  return {
    x: Math.round((width * (2 * column + 1)) / 6),
    y: Math.round((height * (2 * row + 1)) / 6),
  };
}
