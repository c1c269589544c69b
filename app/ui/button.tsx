import type { ComponentProps } from "react";

export type Tone = "primary" | "quiet" | "danger" | "plain";

/** The look of a button (`styles.css`), for links that act as one. */
export function buttonClass(tone: Tone): string {
  return `button button-${tone}`;
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
