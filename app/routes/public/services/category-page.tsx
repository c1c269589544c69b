import { home } from "#content/site/pages/home.ts";
import { subjectWords } from "#content/site/subjects.ts";
import { categoryPage as words } from "#content/site/pages/tuition-words.ts";
import { tuitionTiles, type TuitionTile } from "#content/site/pages/tuition.ts";
import { ActionLink } from "#parts/site/action-link.tsx";
import { ChipList } from "#parts/site/chip-list.tsx";
import { LetUsTalk } from "#parts/site/let-us-talk.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { pageWidth, Section } from "#parts/site/section.tsx";
import { ServiceCard } from "#parts/site/service-card.tsx";
import { useSite } from "#parts/site/use-site.ts";

/** The page of a class, or of an unknown category, with the cards of the five subjects (§2). */
export function CategoryPage({ tuition }: { tuition: TuitionTile | undefined }) {
  const { subjects } = useSite();
  return (
    <>
      {tuition ? (
        <TuitionIntro tile={tuition} />
      ) : (
        <PageIntro title={words.unknown.title} text={words.unknown.text} />
      )}
      <Section title={words.services} text={words.servicesText}>
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {subjects.map((subject) => (
            <ServiceCard key={subject.slug} subject={subject} more={home.services.more} />
          ))}
        </ul>
      </Section>
      <LetUsTalk />
    </>
  );
}

function TuitionIntro({ tile }: { tile: TuitionTile }) {
  return (
    <>
      <PageIntro
        eyebrow={tile.category}
        title={tile.name}
        text={tile.text}
        aside={<PageMotif index={tuitionTiles.indexOf(tile)} />}
      >
        <p>
          <ActionLink to={{ label: subjectWords.start, href: tile.demo }} />
        </p>
      </PageIntro>
      <div className={`${pageWidth} grid grid-cols-1 gap-10 py-14 lg:grid-cols-2`}>
        <div className="grid grid-cols-1 max-w-xl content-start gap-4 text-lg">
          {tile.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ChipList title={words.subjects} items={tile.subjects} />
      </div>
    </>
  );
}
