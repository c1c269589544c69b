import type { ReactNode } from "react";
import { IkatBand } from "#art/ikat-band.tsx";
import { IkatGround } from "#art/scenes/ikat-ground.tsx";
import { pageWidth } from "./section.tsx";

/** The top of a page: its h1 and a sentence, with optional content beside and below them. */
export function PageIntro(props: {
  eyebrow?: string;
  title: string;
  text: string;
  /** Of the title and the text, if it is not that of the page. */
  lang?: "en" | undefined;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <IkatGround className="absolute inset-0 -z-10 print:hidden" />
        <div
          className={`${pageWidth} grid grid-cols-1 items-center gap-10 py-12 sm:py-16 ${props.aside ? "lg:grid-cols-[1.1fr_1fr]" : ""}`}
        >
          <div className="grid max-w-2xl grid-cols-1 gap-5">
            {props.eyebrow && <p className="font-medium text-danger-text">{props.eyebrow}</p>}
            <h1 lang={props.lang} className="text-4xl font-bold tracking-tight sm:text-5xl">
              {props.title}
            </h1>
            <p lang={props.lang} className="text-lg text-muted sm:text-xl">
              {props.text}
            </p>
            {props.children}
          </div>
          {props.aside}
        </div>
      </div>
      <IkatBand variant="chevron" className="block print:hidden" />
    </>
  );
}
