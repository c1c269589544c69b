import { Cloth } from "./scenes/cloth.tsx";
import { Frame, type ArtProps } from "./scenes/frame.tsx";
import { lattice } from "./graph.ts";
import { indigo } from "./palette.ts";

const width = 174;
const clothTop = 78;

/** Only the lower part: the cloth is unfinished. */
const woven = lattice({ heart: "ttvvveiii", field: "e", across: 10, down: 8 }).slice(8);

/** A loom with an unfinished cloth, for empty lists and error pages. */
export function IkatEmpty({ title, className }: ArtProps) {
  return (
    <Frame title={title} className={className} width={width} height={150}>
      <path d={warp()} stroke="var(--edge)" opacity=".55" />
      <Cloth graph={woven} transform={`translate(24 ${clothTop})`} />
      <path d="M6 14h162M6 140h162" stroke={indigo} strokeWidth="6" />
      <path d="M14 4v142M160 4v142" stroke={indigo} strokeWidth="4" />
    </Frame>
  );
}

function warp(): string {
  const threads = Array.from({ length: 22 }, (_, n) => `M${24 + n * 6} 14V140`);
  return threads.join("");
}
