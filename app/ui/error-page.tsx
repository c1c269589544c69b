import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";

/** A whole page for an error. Its links are plain, so that they work even if the scripts fail. */
export function ErrorPage(props: {
  title: string;
  text: string;
  homeLabel: string;
  /** A link that reloads the page, if that may help. */
  again: { label: string; to: string } | null;
  art: ReactNode;
}) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md grid-cols-1 content-center justify-items-start gap-4 p-6 wrap-anywhere">
      {props.art}
      <h1 className="text-3xl font-semibold">{props.title}</h1>
      <p className="text-muted">{props.text}</p>
      <div className="flex flex-wrap gap-3">
        {props.again && (
          <a href={props.again.to} className={buttonClass("primary")}>
            {props.again.label}
          </a>
        )}
        <a href="/" className={buttonClass(props.again ? "quiet" : "primary")}>
          {props.homeLabel}
        </a>
      </div>
    </main>
  );
}
