import { publicPath } from "#content/site/public-path.ts";
import type { ReactNode } from "react";
import { IkatBand } from "#art/ikat-band.tsx";
import { Button } from "#ui/button.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { messages } from "./messages.ts";

export interface CrossLink {
  before: string;
  label: string;
  to: string;
}

/** The frame of an auth form: title, close button, cross links (§2). */
export function Card({
  title,
  description,
  links,
  children,
}: {
  title: string;
  description: string;
  links: readonly CrossLink[];
  children: ReactNode;
}) {
  return (
    <div className={`${cardClass} overflow-hidden wrap-anywhere`}>
      <IkatBand className="block" />
      <div className="grid grid-cols-1 gap-5 p-4 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <PageTitle className="min-w-0">{title}</PageTitle>
          <form action={publicPath("/")} data-close className="shrink-0">
            <Button tone="quiet" className="size-11 px-0" aria-label={messages.close}>
              <span aria-hidden="true">✕</span>
            </Button>
          </form>
        </div>
        <p className="text-muted">{description}</p>
        {children}
        <ul className="grid gap-1 border-t border-line pt-4 empty:hidden">
          {links.map((link) => (
            <li key={link.to}>
              {link.before}{" "}
              <a href={publicPath(link.to)} className={`${textLinkClass} font-medium`}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A plain HTML form, enhanced by `auth-form.ts`, which reads the data attributes. */
export function AuthForm({
  name,
  action,
  next,
  keepsQuery,
  error,
  hint,
  submit,
  pending,
  children,
}: {
  /** Which rules the browser checks before it submits. */
  name:
    | "sign-in"
    | "code"
    | "student-sign-up"
    | "tutor-sign-up"
    | "forgot-password"
    | "new-password";
  /** The URL to which it posts; its page's own by default. */
  action?: string;
  /** The URL to continue at after a success. */
  next: string;
  /** Whether the query of the page's own URL is appended to `next`. */
  keepsQuery?: boolean;
  error: string | undefined;
  /** What may help after the server's refusal. */
  hint?: string | undefined;
  submit: string;
  pending: string;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-form={name}
      data-next={next}
      data-keeps-query={keepsQuery}
      className="grid grid-cols-1 gap-4"
    >
      {children}
      <p
        role="alert"
        tabIndex={-1}
        className="rounded-control border-l-4 border-danger-text bg-danger-ground px-4 py-3 text-danger-text empty:hidden"
      >
        {error}
      </p>
      <p data-hint className="text-muted empty:hidden">
        {hint}
      </p>
      <Button data-pending={pending}>{submit}</Button>
    </form>
  );
}
