/** The academy's own logo; `hash` names its file. */
export interface Logo {
  readonly hash: string;
  /** In pixels, for its proportions. */
  readonly width: number;
  readonly height: number;
  /** Whether the name is drawn in it, so that it stands alone; otherwise the name stands beside it. */
  readonly hasName: boolean;
}

/** The address of a logo's file, whose content never changes. */
export function logoAddress({ hash }: Pick<Logo, "hash">): string {
  return `/logo?file=${hash}`;
}

/** What stands for the academy at the top of its pages. */
export interface Brand {
  /** Empty if it is in the picture. */
  readonly name: string;
  /** What the `img` needs; null for the standard mark. */
  readonly picture: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    readonly className: string;
  } | null;
}

/** Describes an academy's logo for its pages: the browser has no code for it. */
export function describeBrand(logo: Logo | null, name: string): Brand {
  if (logo === null) return { name, picture: null };
  const { width, height, hasName } = logo;
  const className = `h-9 w-auto object-contain ${hasName ? "max-w-40" : "max-w-24"}`;
  const picture = { src: logoAddress(logo), alt: hasName ? name : "", width, height, className };
  return { name: hasName ? "" : name, picture };
}

/** Whether a logo can stand in a browser's tab: a wide one would be a line there. */
export function isIcon({ width, height }: Pick<Logo, "width" | "height">): boolean {
  return Math.max(width, height) <= 1.25 * Math.min(width, height);
}
