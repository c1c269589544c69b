/** What a text of the site has to be. `markdown` and `text` may have several lines. */
export type TextFormat =
  | "line"
  | "text"
  | "markdown"
  | "email"
  | "phone"
  | "origin"
  | "web-address"
  | "link"
  | "day"
  | "colour"
  | "hash";

export interface TextShape {
  readonly kind: "text";
  readonly format: TextFormat;
  /** In UTF-16 units. */
  readonly maximum: number;
  readonly isOptional: boolean;
  /** A name or a number, which is the same in every language. */
  readonly isCommon?: boolean;
}

/** Texts that are edited as one, with an empty line between them; each is small Markdown. */
export interface ParagraphsShape {
  readonly kind: "paragraphs";
  /** Of all together, in UTF-16 units. */
  readonly maximum: number;
}

export interface NumberShape {
  readonly kind: "number";
  readonly minimum: number;
  readonly maximum: number;
}

export interface FlagShape {
  readonly kind: "flag";
}

export interface ListShape {
  readonly kind: "list";
  readonly minimum: number;
  readonly maximum: number;
  readonly item: Shape;
}

export type Fields = Readonly<Record<string, Shape>>;

/** A problem that a group's fields have together; `field` is marked. */
export interface GroupProblem {
  readonly field: string;
  readonly problem: SiteProblem;
  readonly offer?: Offer;
}

/** A colour that would be accepted in place of the refused one. */
export interface Offer {
  /** As #rrggbb. */
  readonly value: string;
  /** Its lowest contrast, from 4.5 to 21. */
  readonly ratio: number;
}

export interface GroupShape {
  readonly kind: "group";
  readonly fields: Fields;
  /** With blank texts only, the group is left out. */
  readonly isOptional: boolean;
  /** Its texts stand apart from each other on the page, so each is translated by itself. */
  readonly isSeparate?: boolean;
  /** What the fields have to be together, once each is valid by itself. */
  readonly check?: (value: Readonly<Record<string, unknown>>) => GroupProblem | null;
}

/** What a part of the site consists of: its form, its rules and the reader of what is stored. */
export type Shape = TextShape | ParagraphsShape | NumberShape | FlagShape | ListShape | GroupShape;

/** Text of a colour can't be read on that one. */
export type UnreadableOn =
  | "unreadable-on-ground"
  | "unreadable-on-surface"
  | "unreadable-on-sunken"
  | "unreadable-on-brand"
  | "unreadable-on-accent"
  | "unreadable-notices";

/** Why a part of the site is refused. */
export type SiteProblem =
  | "missing"
  | "too-long"
  | "too-many"
  | "too-few"
  | "no-email"
  | "no-phone"
  | "no-origin"
  | "no-web-address"
  | "no-link"
  | "no-day"
  | "no-colour"
  | UnreadableOn
  | "no-number"
  | "no-leave"
  | "ends-before-start"
  | "too-many-marks"
  | "damaged";

const text =
  (format: TextFormat) =>
  (maximum: number): TextShape => ({ kind: "text", format, maximum, isOptional: false });

export const line = text("line");
export const longText = text("text");
export const markdown = text("markdown");
export const email = text("email")(254);
export const phone = text("phone")(24);
export const origin = text("origin")(200);
export const webAddress = text("web-address")(300);
export const link = text("link")(300);
export const day = text("day")(10);
export const colour = text("colour")(7);
export const hash = text("hash")(32);
export const flag: FlagShape = { kind: "flag" };

export function paragraphs(maximum: number): ParagraphsShape {
  return { kind: "paragraphs", maximum };
}

export function number(minimum: number, maximum: number): NumberShape {
  return { kind: "number", minimum, maximum };
}

export function list(minimum: number, maximum: number, item: Shape): ListShape {
  return { kind: "list", minimum, maximum, item };
}

export function group(fields: Fields, check?: GroupShape["check"]): GroupShape {
  return { kind: "group", fields, isOptional: false, ...(check && { check }) };
}

/** The same, whose texts stand apart from each other on the page. */
export function separate(shape: GroupShape): GroupShape {
  return { ...shape, isSeparate: true };
}

/** The same, which may be blank. */
export function optional<S extends TextShape | GroupShape>(shape: S): S {
  return { ...shape, isOptional: true };
}

/** The same, for a name or a number that no language translates. */
export function common(shape: TextShape): TextShape {
  return { ...shape, isCommon: true };
}
