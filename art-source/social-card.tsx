import { HeroScene } from "../app/art/scenes/hero-scene.tsx";
import { IkatBand } from "../app/art/ikat-band.tsx";
import { SubjectChemistry } from "../app/art/scenes/subject-chemistry.tsx";
import { SubjectChoice } from "../app/art/scenes/subject-choice.tsx";
import { SubjectCoding } from "../app/art/scenes/subject-coding.tsx";
import { SubjectMath } from "../app/art/scenes/subject-math.tsx";
import { SubjectPhysics } from "../app/art/scenes/subject-physics.tsx";
import { TileMotif } from "../app/art/scenes/tile-motif.tsx";
import type { Language } from "../app/domain/shared/language.ts";
import type { SocialArt, SocialPage } from "./social-pages.ts";

const pictures = {
  hero: HeroScene,
  math: SubjectMath,
  chemistry: SubjectChemistry,
  physics: SubjectPhysics,
  coding: SubjectCoding,
  choice: SubjectChoice,
};

function Picture({ art }: { art: SocialArt }) {
  if (art in pictures) {
    const Art = pictures[art as keyof typeof pictures];
    return <Art className="picture" />;
  }
  return <TileMotif className="motif" index={Number(art.replace("motif-", ""))} />;
}

/** One card; its style is in social-cards.ts. It has no name, so that it fits any academy. */
export function SocialCard({ title, art, language }: SocialPage & { language: Language }) {
  return (
    <>
      <main>
        <div>
          <h1 lang={language}>{title[language]}</h1>
        </div>
        <Picture art={art} />
      </main>
      <footer>
        <IkatBand />
      </footer>
    </>
  );
}
