import { publicPath } from "#content/site/public-path.ts";
import type { SubjectPage } from "#content/site/subjects.ts";
import { SubjectArt } from "./subject-art.tsx";

// On a phone the picture is beside the text if there is room.
const beside = "grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]";
const shapes = {
  tall: `${beside} sm:grid-cols-1`,
  wide: `${beside} sm:grid-cols-1 lg:grid-cols-2`,
};

/** A subject's picture, name and one sentence; the whole card links to its page. */
export function ServiceCard(props: {
  subject: SubjectPage;
  more: string;
  shape?: keyof typeof shapes;
}) {
  const { subject, more, shape = "tall" } = props;
  return (
    <li
      className={`group relative grid items-center gap-x-5 gap-y-4 rounded-card focus-within:outline-3 focus-within:outline-offset-4 focus-within:outline-link sm:content-start ${shapes[shape]}`}
    >
      <SubjectArt
        slug={subject.slug}
        className="h-auto w-full transition-transform group-hover:-translate-y-1"
      />
      <div className="grid content-start gap-1">
        <h3 className="text-xl font-semibold sm:text-2xl">
          <a
            lang={subject.lang}
            href={publicPath(`/services/${subject.slug}`)}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {subject.title}
          </a>
        </h3>
        <p lang={subject.lang} className="text-muted">
          {subject.card}
        </p>
        <p aria-hidden="true" className="mt-1 font-medium text-link max-sm:hidden">
          {more}
        </p>
      </div>
    </li>
  );
}
