import { Cloth } from "./cloth.tsx";
import { Frame, type ArtProps } from "./frame.tsx";
import { tileMotifs } from "./tile-motifs.ts";
import { knot } from "#art/weave.ts";

const side = 15 * knot;

interface TileMotifProps extends ArtProps {
  /** 0 to 8, in the order of the classes; larger numbers start again at 0. */
  index: number;
}

/** The motif of a tuition tile. */
export function TileMotif({ index, title, className }: TileMotifProps) {
  return (
    <Frame title={title} className={className} width={side} height={side}>
      <Cloth graph={tileMotifs[index % tileMotifs.length] ?? []} />
    </Frame>
  );
}
