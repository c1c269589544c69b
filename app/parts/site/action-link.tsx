import { publicPath } from "#content/site/public-path.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Link } from "#content/site/link.ts";

const tones = {
  primary: `${buttonClass("primary")} px-6 text-lg`,
  quiet: `${buttonClass("quiet")} px-6 text-lg`,
  accent:
    "inline-flex min-h-12 items-center rounded-control bg-accent px-7 py-2 text-lg font-semibold text-on-accent hover:underline underline-offset-4",
};

/** A link that looks like a button. */
export function ActionLink(props: { to: Link; tone?: keyof typeof tones }) {
  return (
    <a
      href={publicPath(props.to.href)}
      className={`${tones[props.tone ?? "primary"]} print:hidden`}
    >
      {props.to.label}
    </a>
  );
}
