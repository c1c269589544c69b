import { useId, type ReactNode } from "react";

type Tone = "ground" | "surface" | "sunken" | "indigo" | "turmeric";

// Indigo and turmeric are used only in the light scheme; in the dark scheme they would be too
// bright. On indigo, links and the focus ring use the accent colour for contrast.
const tones: Record<Tone, string> = {
  ground: "",
  surface: "bg-surface",
  sunken: "bg-sunken",
  indigo:
    "bg-brand text-on-brand [--link:var(--accent)] dark:bg-surface dark:text-text print:bg-transparent print:text-text",
  turmeric: "bg-accent text-on-accent dark:bg-sunken dark:text-text",
};

/** The width and padding of the content of every public page. */
export const pageWidth = "mx-auto w-full max-w-6xl px-5 sm:px-8";

/** A part of a page, named by its heading. */
export function Section(props: {
  title: string;
  text?: string;
  /** Of the title, if it is not that of the page. */
  lang?: "en" | undefined;
  tone?: Tone;
  id?: string;
  /** On a wide screen the heading is beside the content, not above it. */
  beside?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      id={props.id}
      aria-labelledby={titleId}
      className={`break-inside-avoid-page py-14 sm:py-20 ${tones[props.tone ?? "ground"]}`}
    >
      <div
        className={`${pageWidth} grid grid-cols-1 gap-8 sm:gap-10 ${props.beside ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16" : ""}`}
      >
        <SectionHeading id={titleId} title={props.title} text={props.text} lang={props.lang} />
        {props.children}
      </div>
    </section>
  );
}

/** A section's heading and an optional sentence. */
export function SectionHeading(props: {
  id?: string;
  title: string;
  text?: string | undefined;
  lang?: "en" | undefined;
}) {
  return (
    <div className="grid max-w-2xl grid-cols-1 content-start gap-3">
      <h2 id={props.id} lang={props.lang} className="text-3xl font-bold tracking-tight sm:text-4xl">
        {props.title}
      </h2>
      {props.text && <p className="text-lg opacity-85">{props.text}</p>}
    </div>
  );
}
