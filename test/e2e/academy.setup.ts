import { admin, startAcademy } from "./academy-process.ts";
import { postForm, readCookie } from "./requests.ts";

/** Starts the academy that all tests share, and signs its admin in once for all of them. */
export default async function setup(): Promise<() => Promise<void>> {
  const academy = await startAcademy();
  process.env["ACADEMY_URL"] = academy.url;
  process.env["ACADEMY_DATA_DIR"] = academy.dataDir;
  process.env["ACADEMY_DATABASE_URL"] = academy.databaseUrl;
  process.env["ACADEMY_MAIL_DIR"] = academy.mailDir;
  const { email, password } = admin;
  process.env["ADMIN_COOKIE"] = readCookie(await postForm("/admin-login", { email, password }));
  return () => academy.stop();
}
