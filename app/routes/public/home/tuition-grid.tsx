import { publicPath } from "#content/site/public-path.ts";
import { home } from "#content/site/pages/home.ts";
import { tuitionTiles, type TuitionTile } from "#content/site/pages/tuition.ts";
import { TileMotif } from "#art/scenes/tile-motif.tsx";
import { Section } from "#parts/site/section.tsx";
import { cardClass } from "#ui/card.tsx";

/** The 9 tuition tiles (§2). */
export function TuitionGrid() {
  return (
    <Section id="tuition" title={home.tuition.title} text={home.tuition.text}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 sm:grid-cols-3 sm:gap-5">
        {tuitionTiles.map((tile, place) => (
          <Tile key={tile.href} tile={tile} place={place} />
        ))}
      </ul>
    </Section>
  );
}

function Tile({ tile, place }: { tile: TuitionTile; place: number }) {
  return (
    <li className="grid">
      <a
        href={publicPath(tile.href)}
        className={`${cardClass} group flex flex-wrap items-center gap-x-5 gap-y-2 p-3 hover:border-link sm:p-5`}
      >
        <TileMotif
          index={place}
          className="size-12 transition-transform group-hover:rotate-45 sm:size-20"
        />
        <span className="grid">
          <span className="font-heading text-xl leading-tight font-bold sm:text-3xl">
            {tile.title}
          </span>
          <span className="text-sm text-muted sm:text-base">{tile.category}</span>
        </span>
      </a>
    </li>
  );
}
