import type { ComponentProps } from "react";

export type Tone = "primary" | "quiet" | "danger" | "plain";

const tones: Record<Tone, string> = {
  primary: "border border-transparent bg-brand text-on-brand hover:bg-brand-hover",
  quiet: "border border-edge bg-surface text-text hover:bg-sunken",
  danger: "border border-transparent bg-danger text-on-danger hover:bg-danger-hover",
  plain: "text-link underline underline-offset-4 hover:bg-sunken",
};

/** The look of a button, for links that act as one. */
export function buttonClass(tone: Tone): string {
  return `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-4 py-2 text-center font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-busy:animate-pulse aria-busy:cursor-progress ${tones[tone]}`;
}

export function Button({
  tone = "primary",
  className = "",
  type = "submit",
  pending = false,
  onClick,
  ...rest
}: ComponentProps<"button"> & {
  tone?: Tone;
  /** What it began is under way: further presses do nothing, and it keeps the focus. */
  pending?: boolean;
}) {
  return (
    <button
      type={type}
      className={`${buttonClass(tone)} ${className}`}
      {...rest}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
