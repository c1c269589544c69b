import { allowsMessages, type GivenConsent } from "#domain/guardians/guardian.ts";
import { isMinor } from "#domain/people/birth-date.ts";
import { day, hour } from "#domain/shared/durations.ts";

/** How many photos an answer can have. */
export const photosOfAnswer = 5;

/** How many photos a student can add within seven days. */
export const photosOfWeek = 60;

/** Of one photo as it is sent, in bytes. */
export const photoBytes = 15 * 1024 * 1024;

/** The most that one request of an upload carries, in bytes: it fits every form, and 30 seconds of a slow network. */
export const pieceBytes = 48 * 1024;

/** The longer side of a photo as it is kept, in pixels. */
export const photoSide = 1600;

/** How long the pieces of an upload that is not finished are kept, in milliseconds. */
export const piecesKept = 24 * hour;

/** How long a photo is kept, in milliseconds; its marks and the texts stay. */
export const photosKept = 120 * day;

/** Why a file becomes no photo. */
export const photoProblems = ["heic", "no-photo", "photo-too-large", "unreadable", "busy"] as const;

export type PhotoProblem = (typeof photoProblems)[number];

/** A photo as it is kept: a WebP without any metadata, upright. */
export interface Photo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const marks = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

const startsWith = (file: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => file[place] === byte);

const textAt = (file: Uint8Array, from: number) =>
  String.fromCharCode(...file.subarray(from, from + 4));

/** The brands of files that phones of Apple write. */
const heicBrands = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"];

/**
 * What a file is by its first bytes, whatever its name says: a photo that can be read, or why not.
 *
 * @param start its first twelve bytes at least
 */
export function kindOfPhoto(start: Uint8Array): "photo" | "heic" | "no-photo" {
  if (startsWith(start, marks.jpeg) || startsWith(start, marks.png)) return "photo";
  if (textAt(start, 0) === "RIFF" && textAt(start, 8) === "WEBP") return "photo";
  if (textAt(start, 4) === "ftyp" && heicBrands.includes(textAt(start, 8))) return "heic";
  return "no-photo";
}

/** What decides whether a student can send photos; `bornOn` is YYYY-MM-DD. */
export interface PhotoFacts {
  readonly bornOn: string | null;
  /** Of the current guardian; null for no guardian. */
  readonly consent: GivenConsent["consent"] | null;
  readonly consentVersion: number | null;
}

/**
 * Whether the photos of a student may be sent and shown: of an adult always, of a minor, and of whoever
 * has not said when they were born, while a guardian agrees to the text that speaks of photos.
 */
export function allowsPhotos({ bornOn, consent, consentVersion }: PhotoFacts, now: Date): boolean {
  if (bornOn !== null && !isMinor(bornOn, now)) return true;
  return consent !== null && allowsMessages({ consent, consentVersion });
}

/** How much room there is for another photo. */
export interface PhotoRoom {
  /** How many the answer has. */
  readonly ofAnswer: number;
  /** How many were added within seven days, also those that were removed again. */
  readonly ofWeek: number;
}

/** Why there is no room for another photo; null where there is. */
export function fullRoom({ ofAnswer, ofWeek }: PhotoRoom): "answer-full" | "week-full" | null {
  if (ofAnswer >= photosOfAnswer) return "answer-full";
  return ofWeek >= photosOfWeek ? "week-full" : null;
}
