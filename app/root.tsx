import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { readSession } from "#access/session.ts";
import { errorPages, errorPageFor } from "#content/errors.ts";
import { ErrorPage } from "#ui/error-page.tsx";
import type { Route } from "./+types/root.ts";
import "./styles.css";

/** Set by a route whose page needs no React in the browser. */
interface Handle {
  static?: boolean;
}

export const middleware: Route.MiddlewareFunction[] = [readSession];

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useMatches().some((match) => (match.handle as Handle | undefined)?.static);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101225" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh">
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const { title, text } = errorPageFor(status, data);
  return (
    <>
      <title>{`${title} · Viluva`}</title>
      <ErrorPage title={title} text={text} homeLabel={errorPages.home} />
    </>
  );
}
