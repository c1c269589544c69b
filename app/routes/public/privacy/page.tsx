import { privacy } from "#content/privacy.ts";
import { pageMeta } from "../../page-meta.ts";
import { PolicyPage } from "../policy-page.tsx";

export const meta = () => pageMeta("/privacy");

export default function Privacy() {
  return <PolicyPage policy={privacy} />;
}
