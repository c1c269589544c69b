import type { Understanding } from "./describe.ts";

/** The sizes of the strip in pixels: a lesson's width, and a degree's height where the text is not enlarged. */
const step = 16;
const row = 24;

const across = (index: number) => index * step + step / 2;
const down = (degree: number) => (4 - degree) * row + row / 2;

/** How well the last lessons were understood: a diamond for each, on the line of its degree. */
export function UnderstandingStrip({ understanding }: { understanding: Understanding }) {
  const { title, text, degrees, lessons } = understanding;
  const width = Math.max(lessons.length, 4) * step;
  const thread = lessons.map(({ degree }, index) => `${across(index)} ${down(degree)}`).join("L");
  const diamonds = lessons
    .map(({ degree }, index) => `M${across(index)} ${down(degree) - 7}l6 7l-6 7l-6 -7z`)
    .join("");
  const lines = degrees.map((_, index) => `M0 ${index * row + row / 2}h${width}`).join("");
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-muted">{text}</p>
      <div aria-hidden="true" className="flex gap-3">
        <div className="max-w-3/5 shrink-0 text-sm leading-6">
          {degrees.map((degree) => (
            <p key={degree} className="truncate">
              {degree}
            </p>
          ))}
        </div>
        {/* On the narrowest phones its lessons stand closer; only then are degrees shortened. */}
        <svg
          width={width}
          viewBox={`0 0 ${width} ${4 * row}`}
          preserveAspectRatio="none"
          className="h-24 min-w-0 fill-none"
        >
          <path d={lines} className="stroke-line" />
          <path d={`M${thread}`} className="stroke-edge stroke-2" />
          <path d={diamonds} className="fill-brand" />
        </svg>
      </div>
      <ul className="sr-only">
        {lessons.map((lesson) => (
          <li key={lesson.date + lesson.text}>
            {lesson.date}: {lesson.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
