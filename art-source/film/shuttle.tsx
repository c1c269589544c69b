import { easeInOut, span } from "./ease.ts";
import { screen } from "./screen.ts";

const thread = 20;
const rows = screen.height / thread;

/** The progress of a row's thread; rows start at different times. */
function shot(row: number, share: number): number {
  const delay = ((row * 7) % rows) / rows / 2;
  return easeInOut(span(share, delay, delay + 0.5));
}

function strip(x: number, row: number, width: number): string {
  return `M${x.toFixed(1)} ${row * thread}h${width.toFixed(1)}v${thread + 0.5}h${(-width).toFixed(1)}z`;
}

interface ShuttleProps {
  /** 0: nothing, 1: the whole screen is covered. */
  share: number;
  dye: string;
}

/** The transition between scenes: threads come from both sides until they cover the cloth. */
export function Shuttle({ share, dye }: ShuttleProps) {
  const threads = Array.from({ length: rows }, (_, row) => {
    const reach = shot(row, share) * screen.width;
    return strip(row % 2 === 0 ? 0 : screen.width - reach, row, reach);
  });
  return <path d={threads.join("")} fill={dye} />;
}

interface MeetingProps {
  share: number;
  dyes: readonly [left: string, right: string];
}

/** The same, but the threads of the two sides stop where they meet. */
export function Meeting({ share, dyes: [left, right] }: MeetingProps) {
  const reaches = Array.from({ length: rows }, (_, row) => (shot(row, share) * screen.width) / 2);
  return (
    <g>
      <path d={reaches.map((reach, row) => strip(0, row, reach)).join("")} fill={left} />
      <path
        d={reaches.map((reach, row) => strip(screen.width - reach, row, reach)).join("")}
        fill={right}
      />
    </g>
  );
}
