import { renderToStaticMarkup } from "react-dom/server";
import { errorPageFor, errorPages } from "#content/shared/errors.ts";
import { pageLanguage } from "#content/shared/language.ts";
import { mediaCrossOrigin, publicFile } from "#content/shared/media.ts";
import { publicPath } from "#content/site/public-path.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { ErrorPage } from "#ui/error-page.tsx";

/**
 * Renders the document that replaces a page where React Router can't answer: while the database is
 * unavailable (503), and after an unexpected error outside of it (500). It is rendered once; its link
 * to try again leads to the current URL.
 *
 * @param stylesheets the URLs of the built stylesheets
 */
export function renderErrorDocument(status: 500 | 503, stylesheets: readonly string[]): string {
  const { title, text } = errorPageFor(status, null);
  const html = renderToStaticMarkup(
    <html lang={pageLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101225" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <link rel="icon" href={publicFile("favicon.svg")} type="image/svg+xml" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} crossOrigin={mediaCrossOrigin()} />
        ))}
      </head>
      <body className="min-h-dvh">
        <ErrorPage
          title={title}
          text={text}
          home={{ label: errorPages.home, to: publicPath("/") }}
          again={{ label: errorPages.again, to: "" }}
          art={<IkatEmpty className="h-auto w-40 max-w-full" />}
        />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
