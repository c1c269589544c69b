import type { ComponentProps } from "react";

export type Tone = "primary" | "quiet" | "danger" | "plain";

/** The classes of a button (`styles/components.css`), for links that look like one. */
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
  /** Its action is in progress: further presses do nothing, and it keeps the focus. */
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
