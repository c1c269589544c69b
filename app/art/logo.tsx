import { Cloth } from "./cloth.tsx";
import { Frame, type ArtProps } from "./frame.tsx";
import { markGraph } from "./logo-graph.ts";
import { knot } from "./weave.ts";

/** The logo's mark, without the name. */
export function LogoMark({ title, className }: ArtProps) {
  const height = markGraph.length * knot;
  return (
    <Frame title={title} className={className} width={height - knot} height={height}>
      <Cloth graph={markGraph} crisp />
    </Frame>
  );
}

interface LogoProps {
  name: string;
  className?: string;
}

/** The mark and the name, as text so that it can be read out, found and enlarged. */
export function Logo({ name, className = "" }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark className="size-9 shrink-0" />
      <span className="font-heading text-2xl leading-none font-bold tracking-tight text-brand">
        {name}
      </span>
    </span>
  );
}
