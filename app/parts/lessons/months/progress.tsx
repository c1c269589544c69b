import { Link } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Empty } from "#ui/empty.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { ShareButton } from "#parts/shared/share-button.tsx";
import { Typed } from "#shell/typed.tsx";
import { ChapterMap } from "./chapter-map.tsx";
import type { Progress } from "./describe.ts";
import { MonthSection } from "./month.tsx";
import { PrintButton } from "./print-button.tsx";

const linkClass = `${textLinkClass} print:hidden`;

/** A student's progress: the maps of chapters and the months, or one month to print. */
export function ProgressPage(props: {
  progress: Progress;
  /** The title's level; `h1` by default. */
  heading?: "h1" | "h2";
}) {
  const { progress, heading: Title = "h1" } = props;
  const { title, text, who, back, courses, months, empty, earlier, later } = progress;
  return (
    <div className="progress grid min-w-0 grid-cols-1 gap-6">
      <div className="grid gap-1">
        <PageTitle as={Title} size="growing">
          {title}
        </PageTitle>
        <p className={back ? "text-lg" : "text-muted print:hidden"}>{text}</p>
        {!back && (
          <Typed as="p" className="hidden print:block">
            {who}
          </Typed>
        )}
        {back && (
          <div className="flex flex-wrap items-center gap-x-6">
            <PrintButton label={progress.print} hint={progress.printHint} />
            <ShareButton title={title} text={readMonth} />
            <Link to={back.to} className={linkClass}>
              {back.text}
            </Link>
          </div>
        )}
      </div>
      {empty && <Empty art={<IkatEmpty className="w-36" />}>{empty}</Empty>}
      {courses.length > 0 && months.length > 0 && (
        <nav aria-label={progress.monthsLabel} className="flex flex-wrap gap-x-5">
          {months.map(({ month, name }) => (
            <a key={month} href={`#month-${month}`} className={linkClass}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {courses.map((course) => (
        <ChapterMap key={course.key} course={course} />
      ))}
      {months.map((month) => (
        <MonthSection key={month.month} month={month} />
      ))}
      {(earlier || later) && (
        <p className="flex flex-wrap gap-x-6">
          {earlier && (
            <Link to={earlier.to} className={linkClass}>
              {earlier.text}
            </Link>
          )}
          {later && (
            <Link to={later.to} className={linkClass}>
              {later.text}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

/** The month as the page says it, without its links. */
function readMonth(): string {
  const sections = [...document.querySelectorAll<HTMLElement>(".progress section")];
  const title = document.querySelector<HTMLElement>(".progress :is(h1, h2)")?.innerText ?? "";
  return [title, ...sections.map(({ innerText }) => innerText)].join("\n\n");
}
