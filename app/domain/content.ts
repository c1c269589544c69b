import { isCalendarDate, isClockTime } from "./india-time.ts";
import type { Failure, Rule } from "./rules.ts";
import { firstFailure } from "./rules.ts";
import { isBlank, isLongerThan } from "./text-length.ts";
import { isWebAddress } from "./web-address.ts";

/** What a tutor publishes for an assignment (§3), in the order of the dashboard's tabs. */
export const contentKinds = ["recording", "live-session", "exam", "announcement"] as const;

export type ContentKind = (typeof contentKinds)[number];

/** Whether a value from outside is one of the 4 kinds. */
export function isContentKind(value: unknown): value is ContentKind {
  return (contentKinds as readonly unknown[]).includes(value);
}

/** The add-content form as it was sent: date as YYYY-MM-DD, time as HH:MM, in India's time. */
export type ContentInput = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly date: string;
  readonly time: string;
};

export type ContentField = keyof ContentInput;
export type ContentProblem =
  | "required-missing"
  | "url-missing"
  | "url-invalid"
  | "date-missing"
  | "date-invalid"
  | "too-long";

/** In UTF-16 units after trimming. */
export const contentLimits = { title: 200, description: 5000 } as const;

type Content = ContentInput & { readonly kind: ContentKind };
type ContentRule = Rule<Content, ContentProblem, ContentField>;

const isLive = (content: Content) => content.kind === "live-session";

const rules: readonly ContentRule[] = [
  [(content) => isBlank(content.title), "required-missing", "title"],
  [(content) => isBlank(content.description), "required-missing", "description"],
  [(content) => content.kind !== "announcement" && isBlank(content.url), "url-missing", "url"],
  [(content) => !isBlank(content.url) && !isWebAddress(content.url), "url-invalid", "url"],
  [(content) => isLive(content) && isBlank(content.date), "date-missing", "date"],
  [(content) => isLive(content) && isBlank(content.time), "date-missing", "time"],
  [(content) => isLive(content) && !isCalendarDate(content.date), "date-invalid", "date"],
  [(content) => isLive(content) && !isClockTime(content.time), "date-invalid", "time"],
  [(content) => isLongerThan(content.title, contentLimits.title), "too-long", "title"],
  [
    (content) => isLongerThan(content.description, contentLimits.description),
    "too-long",
    "description",
  ],
];

/**
 * The first thing wrong with the add-content form for this kind, or null (§5). The link is
 * optional for announcements only, and must be a good one whenever it is given. Date and time
 * matter for live sessions only; on other kinds they are not looked at.
 */
export function checkContent(
  kind: ContentKind,
  input: ContentInput,
): Failure<ContentProblem, ContentField> | null {
  return firstFailure(rules, { ...input, kind });
}
