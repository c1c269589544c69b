import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { pageLanguage } from "#content/shared/language.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatTime, nameDatedMoment } from "#domain/shared/dates.ts";
import { nameDate, startOfDay } from "#domain/shared/day.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { siteContext } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { shareOwnCourses } from "#use-cases/teaching/courses.ts";
import { loadNextDays } from "#use-cases/timetable/next-days.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { style } from "./style.ts";

export const middleware: Route.MiddlewareFunction[] = [shareOwnCourses];

/** It needs nothing but itself, and can't run anything. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * What a browser keeps for the time without a network: when the reader's lessons of the next seven days
 * are, without links and without anybody's name. The staff have no lessons of their own.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { academy } = context.get(siteContext);
  const now = new Date();
  const { admin } = currentActor(context);
  const lessons = await loadNextDays(context, now);
  const days = Map.groupBy(lessons, ({ startsAt }) => startOfDay(new Date(startsAt)).getTime());
  const html = renderToStaticMarkup(
    <html lang={pageLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${messages.title} – ${academy.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <p className="academy">{academy.name}</p>
          <h1>{messages.title}</h1>
          <p>{messages.text}</p>
          {!admin && (
            <section>
              <h2>{messages.week}</h2>
              <p className="quiet">{messages.asOf(nameDatedMoment(now, now))}</p>
              {lessons.length === 0 && <p>{messages.none}</p>}
              {[...days].map(([day, ofDay]) => (
                <section key={day}>
                  <h3>{nameDate(new Date(day), now)}</h3>
                  <ul>
                    {ofDay.map(({ startsAt, minutes, subjectId, isCancelled }) => (
                      <li key={startsAt.toISOString()}>
                        <strong>{formatTime(startsAt)}</strong> {subjectName(subjectId)},{" "}
                        {formatLength(minutes)}
                        {isCancelled && ` (${messages.cancelled})`}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </section>
          )}
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      date: now.toUTCString(),
    },
  });
}
