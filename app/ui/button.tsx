import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useIsSubmitting } from "./pending.ts";

export type Tone = "primary" | "quiet" | "danger" | "plain";

/** The classes of a button (`styles/components.css`), for links that look like one. */
export function buttonClass(tone: Tone): string {
  return `button button-${tone}`;
}

/** A link that looks like a button, a quiet one by default. */
export function ButtonLink({
  tone = "quiet",
  ...rest
}: { tone?: Tone } & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass(tone)} />;
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

/** The button that submits a form: while that is in progress, it says so. */
export function SubmitButton({
  action,
  pending,
  children,
  ...button
}: Omit<ComponentProps<typeof Button>, "pending"> & {
  /** The form's action; the page's own path by default. */
  action?: string;
  /** What it says meanwhile. */
  pending: string;
}) {
  const isSubmitting = useIsSubmitting(action);
  return (
    <Button {...button} pending={isSubmitting}>
      {isSubmitting ? pending : children}
    </Button>
  );
}
