import type { Route } from "./+types/choices.ts";
// In a file of its own: React Router would bundle a further export of this route for the browser,
// with the SQL that it imports.
import { readChoices } from "./read-choices.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const choices = await readChoices(context, url.searchParams);
  return { ...choices, query: url.searchParams.toString() };
}

/** After a failure the form keeps its current choices; a redirect is still followed. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}
