import { TileMotif } from "#art/tile-motif.tsx";

/** One figure of the cloth, large, beside a page's title where there is room for it. */
export function PageMotif({ index }: { index: number }) {
  return <TileMotif index={index} className="ml-auto hidden size-64 lg:block print:hidden" />;
}
