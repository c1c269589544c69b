import { errorPages, foreignForm } from "#content/shared/errors.ts";

const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${foreignForm.title}</title>
</head>
<body>
<main>
<h1>${foreignForm.title}</h1>
<p>${foreignForm.text}</p>
<p><a href="/">${errorPages.home}</a></p>
</main>
</body>
</html>
`;

/** The response to a form that was not sent by a page of this site. */
export function refuseForeignForm(requestId: string): Response {
  return new Response(page, {
    status: 403,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": requestId,
    },
  });
}
