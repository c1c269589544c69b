import { publicPath } from "#content/site/public-path.ts";
import { subjectWords, type SubjectPage as Subject } from "#content/site/subjects.ts";
import { prefilledPath } from "#domain/enquiries/prefill.ts";
import { findService } from "#domain/teaching/services.ts";
import { ActionLink } from "#parts/site/action-link.tsx";
import { LetUsTalk } from "#parts/site/let-us-talk.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { Markdown } from "#parts/site/markdown.tsx";
import { Section } from "#parts/site/section.tsx";
import { SubjectArt } from "#parts/site/subject-art.tsx";
import { useSite } from "#parts/site/use-site.ts";
import { cardClass } from "#ui/card.tsx";

/** A subject's page: what it is, how it is taught, what it covers, and a contact (§2). */
export function SubjectPage({ subject }: { subject: Subject }) {
  return (
    <>
      <PageIntro
        eyebrow={subjectWords.eyebrow}
        title={subject.title}
        text={subject.lead}
        lang={subject.lang}
        aside={
          <figure className="grid gap-2">
            <SubjectArt slug={subject.slug} title={subject.pictureAlt} className="h-auto w-full" />
            <figcaption className="text-sm text-muted">{subject.caption}</figcaption>
          </figure>
        }
      >
        <p>
          <ActionLink to={{ label: subjectWords.start, href: demoPath(subject.slug) }} />
        </p>
      </PageIntro>
      <Section title={subjectWords.how} beside>
        <div lang={subject.lang} className="grid grid-cols-1 gap-5 text-lg">
          <Markdown texts={subject.paragraphs} />
        </div>
      </Section>
      <Levels {...subject.levels} />
      <LetUsTalk />
      <OtherSubjects current={subject} />
    </>
  );
}

/** Where a demo is asked for: with the subject chosen, if the page is about one. */
function demoPath(slug: Subject["slug"]): string {
  const [subject, ...others] = findService(slug)?.subjects ?? [];
  return prefilledPath(subject && others.length === 0 ? { subject } : {});
}

function Levels({ title, items, lang }: Subject["levels"]) {
  return (
    <Section title={title} lang={lang} tone="surface" beside>
      <dl className="grid grid-cols-1 border-b border-line">
        {items.map(({ name, text, lang }) => (
          <div
            key={name}
            lang={lang}
            className="grid grid-cols-1 gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-heading text-xl font-semibold">{name}</dt>
            <dd className="text-muted break-words sm:pt-0.5">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function OtherSubjects({ current }: { current: Subject }) {
  const { subjects } = useSite();
  return (
    <Section title={subjectWords.others}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        {subjects
          .filter(({ slug }) => slug !== current.slug)
          .map(({ slug, title, lang }) => (
            <li key={slug} className="grid">
              <a
                href={publicPath(`/services/${slug}`)}
                className={`${cardClass} flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 p-3 font-medium hover:border-link`}
              >
                <SubjectArt slug={slug} className="h-auto w-20 shrink-0" />
                <span lang={lang} className="min-w-0 grow basis-24">
                  {title}
                </span>
              </a>
            </li>
          ))}
      </ul>
    </Section>
  );
}
