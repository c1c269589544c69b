import { language, pageLanguage, pathPrefix } from "./content/shared/language.ts";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { nonceContext, servicesContext, siteContext } from "./request/context.ts";
import { storeRoute } from "./request/audit.ts";
import { readSession } from "./security/session.ts";
import { startDownload } from "./security/file-after-proof.ts";
import { isDeniedEntry } from "./security/denied-entry.ts";
import { DemoButton } from "./shell/demo-button.tsx";
import { DeniedPage } from "./shell/denied-page.tsx";
import { ErrorTitle } from "./shell/error-title.tsx";
import { LateScripts } from "./shell/late-scripts.tsx";
import { FirstScript } from "./shell/first-script.tsx";
import { mediaCrossOrigin, publicFile } from "./content/shared/media.ts";
import { nameAcademy } from "./content/site/academy.ts";
import { describeBrand, isIcon, logoAddress } from "./content/site/logo.ts";
import { standardColours } from "#domain/site/palette.ts";
import { errorPages, errorPageFor } from "./content/shared/errors.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { ErrorPage } from "#ui/error-page.tsx";
import { FromServer } from "#ui/from-server.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import type { OwnFacts } from "#shell/own-facts.ts";
import type { Route } from "./+types/root.ts";
import "./styles.css";

interface Handle {
  /** The page is sent without scripts: it needs no React in the browser. */
  static?: boolean;
}

const script = language === "te" ? "telugu" : "devanagari";
/** The files of a page's headings. Signed-in screens have one weight of the Latin ones. */
const headingFonts = (isPublic: boolean) => {
  if (language !== "en") return [script, "latin-semibold"];
  return [isPublic ? "latin" : "latin-semibold"];
};

export const links: Route.LinksFunction = () => [
  { rel: "apple-touch-icon", href: publicFile("apple-touch-icon.png") },
  { rel: "manifest", href: `${pathPrefix}/manifest.webmanifest` },
];

/** The academy's name, for every screen, its logo, and whether it has colours of its own. They stay for as long as the document is open. */
export function loader({ context }: Route.LoaderArgs): OwnFacts {
  const { academy, logo, colours } = context.get(siteContext);
  const { light, dark } = colours ?? standardColours;
  const nonce = context.get(nonceContext);
  return {
    academy: nameAcademy(academy),
    brand: describeBrand(logo, academy.name),
    hasColours: colours !== null,
    grounds: [light.ground, dark.ground],
    icon: logo && isIcon(logo) ? logoAddress(logo) : null,
    nonce,
    // Pages that are prepared ahead have no services, and in development there is no worker.
    hasWorker: nonce !== "" && context.get(servicesContext).pushKey !== null,
  };
}

export const shouldRevalidate = () => false;

export const middleware: Route.MiddlewareFunction[] = [storeRoute, readSession, startDownload];

// On phones with rounded corners the navigation bar spans the whole width; text stays inside.
const insideSafeArea = "pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]";

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const site = useRouteLoaderData<typeof loader>("root");
  // A malformed address matches no route below the root; its error page needs no React either.
  const [light, dark] = site?.grounds ?? ["#fbf7ef", "#101225"];
  const icon = site?.icon;
  const isStatic =
    matches.length <= 1 || matches.some((match) => (match.handle as Handle | undefined)?.static);
  // Once React runs, its parts stay, also on pages that it shows without having been sent for them.
  const isHydrated = useHydrated();
  const needsReact = !isStatic || isHydrated;
  return (
    // Its class is set before React runs (`FirstScript`).
    <html lang={pageLanguage} data-one-weight={!isStatic || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${isStatic ? "" : ", viewport-fit=cover"}`}
        />
        {/* A page of an error has no facts, and so no nonce. */}
        {needsReact && site?.nonce && <FirstScript nonce={site.nonce} hasWorker={site.hasWorker} />}
        <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        {icon ? (
          <link rel="icon" href={icon} />
        ) : (
          <>
            <link rel="icon" href={publicFile("favicon.svg")} type="image/svg+xml" />
            <link rel="icon" href={publicFile("favicon.ico")} sizes="32x32" />
          </>
        )}
        {headingFonts(isStatic).map((name) => (
          <link
            key={name}
            rel="preload"
            href={publicFile(`fonts/anek-${name}.woff2`)}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links crossOrigin={mediaCrossOrigin()} />
        {site?.hasColours && <link rel="stylesheet" href="/site.css" />}
      </head>
      <body className={isStatic ? "min-h-dvh" : `min-h-dvh ${insideSafeArea}`}>
        {children}
        {needsReact && (
          <FromServer>
            <ScrollRestoration />
          </FromServer>
        )}
        {needsReact && (
          <FromServer>
            <LateScripts />
          </FromServer>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const { pathname, search } = useLocation();
  if (isDeniedEntry(data)) return <DeniedPage entry={data} />;
  const { title, text } = errorPageFor(status, data);
  return (
    <>
      <ErrorTitle name={title} />
      <ErrorPage
        title={title}
        text={text}
        home={{ label: errorPages.home, to: pathPrefix || "/" }}
        again={status >= 500 ? { label: errorPages.again, to: pathname + search } : null}
        art={<IkatEmpty className="h-auto w-40 max-w-full" />}
      />
      <DemoButton />
    </>
  );
}
