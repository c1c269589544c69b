import { ageWords } from "./card-messages.ts";
import { minute } from "#domain/shared/durations.ts";

/** How long ago a moment was, in words: "3 hours ago". */
export function describeAge(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / minute);
  if (minutes < 1) return ageWords.now;
  if (minutes < 60) return ageWords.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ageWords.hours(hours) : ageWords.days(Math.floor(hours / 24));
}
