import { startAcademy } from "./academy-process.ts";
import { signInAdmin } from "./people.ts";

/** Starts the academy that all tests share, and signs its admin in once for all of them. */
export default async function setup(): Promise<() => Promise<void>> {
  const academy = await startAcademy();
  process.env["ACADEMY_URL"] = academy.url;
  process.env["ACADEMY_DATABASE"] = JSON.stringify(academy.connection);
  process.env["ACADEMY_MAIL_DIR"] = academy.mailDir;
  process.env["ADMIN_COOKIE"] = await signInAdmin();
  return () => academy.stop();
}
