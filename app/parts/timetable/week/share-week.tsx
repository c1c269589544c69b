import { ShareButton } from "#parts/shared/share-button.tsx";
import type { WeekView } from "./view.ts";

/** A week as a text: a line for each day with lessons, and one for each lesson. */
function writeWeek({ caption, days }: WeekView): string {
  const written = days
    .map(({ name, number, lessons }) => ({
      day: `${name} ${number}`,
      lines: lessons
        .filter(({ state }) => state === "planned")
        .map(({ time, title, details }) => [time, title, ...details].join(" · ")),
    }))
    .filter(({ lines }) => lines.length > 0);
  return [caption, ...written.flatMap(({ day, lines }) => ["", day, ...lines])].join("\n");
}

/** Shares a week as a text, by the phone's share sheet. */
export function ShareWeek({ title, week }: { title: string; week: WeekView }) {
  return <ShareButton title={title} text={() => writeWeek(week)} />;
}
