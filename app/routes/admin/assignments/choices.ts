import type { Route } from "./+types/choices.ts";
// In a file of its own: whatever a route exports beside its own parts goes to the browser, here
// with the SQL that it asks for.
import { readChoices } from "./read-choices.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const choices = await readChoices(context, url.searchParams);
  return { ...choices, asked: url.searchParams.toString() };
}

/** Whatever fails, the form stays as it is and offers whom it has; a redirect still leads on. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}
