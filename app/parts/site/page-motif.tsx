import { TileMotif } from "#art/scenes/tile-motif.tsx";

/** A large motif beside a page's title, on wide screens only. */
export function PageMotif({ index }: { index: number }) {
  return <TileMotif index={index} className="ml-auto hidden size-64 lg:block print:hidden" />;
}
