import { dye } from "#art/palette.ts";

const shade = "#d9c7a0";

interface TableProps {
  /** The SVG fill of the table runner. */
  runner: string;
}

/** The table, with two laptops and a runner between them. */
export function Table({ runner }: TableProps) {
  return (
    <g>
      <path d="M70 370v90M570 370v90" stroke={shade} strokeWidth="16" />
      <path d="M28 346h584v16H28z" fill={dye.cotton} />
      <path d="M28 362h584v8H28z" fill={shade} />
      <path d="M0 0h216v72H0z" fill={runner} transform="translate(212 346)" />
      <path d="M214 425h216" stroke={dye.vermilion} strokeWidth="14" strokeDasharray="4 8" />
      <path d="M206 338h66l18-56h8l-20 64h-72zM434 338h-66l-18-56h-8l20 64h72z" fill={dye.ink} />
      <path d="M44 334h58v12H44zM50 322h48v12H50z" fill={dye.leaf} />
      <path d="M56 328h40M50 340h50" stroke={dye.cotton} strokeWidth="3" />
      <path d="M576 312l-6-30M584 312V274M590 312l8-26" stroke={dye.ink} strokeWidth="4" />
      <path d="M568 310h32l-4 36h-24z" fill={dye.vermilion} />
    </g>
  );
}
