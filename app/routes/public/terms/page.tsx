import { terms } from "#content/terms.ts";
import { pageMeta } from "../../page-meta.ts";
import { PolicyPage } from "../policy-page.tsx";

export const meta = () => pageMeta("/terms");

export default function Terms() {
  return <PolicyPage policy={terms} />;
}
