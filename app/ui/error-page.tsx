import { buttonClass } from "./button.tsx";

/** A whole page for what can't be shown; its link is plain, so that it works whatever broke. */
export function ErrorPage(props: { title: string; text: string; homeLabel: string }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-4 p-6">
      <h1 className="text-3xl font-semibold">{props.title}</h1>
      <p className="text-muted">{props.text}</p>
      <a href="/" className={buttonClass("primary")}>
        {props.homeLabel}
      </a>
    </main>
  );
}
