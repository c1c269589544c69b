import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import { PageTitle } from "./page-title.tsx";

interface ErrorDetails {
  title: string;
  text: string;
  home: { label: string; to: string };
  /** A link that reloads the page, if that may help. */
  again: { label: string; to: string } | null;
  art: ReactNode;
}

/** A whole page for an error. */
export function ErrorPage(props: ErrorDetails) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md grid-cols-1 content-center justify-items-start gap-4 p-6 wrap-anywhere">
      <ErrorOutline {...props} heading="h1" />
    </main>
  );
}

/** An error, to stand in a grid. Its links are plain, so that they work even if the scripts fail. */
export function ErrorOutline({
  title,
  text,
  home,
  again,
  art,
  heading: Heading,
}: ErrorDetails & { heading: "h1" | "h2" }) {
  return (
    <>
      {art}
      <PageTitle as={Heading} size="large">
        {title}
      </PageTitle>
      <p className="max-w-prose text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        {again && (
          <a href={again.to} className={buttonClass("primary")}>
            {again.label}
          </a>
        )}
        <a href={home.to} className={buttonClass(again ? "quiet" : "primary")}>
          {home.label}
        </a>
      </div>
    </>
  );
}
