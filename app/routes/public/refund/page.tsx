import { refund } from "#content/refund.ts";
import { pageMeta } from "../../page-meta.ts";
import { PolicyPage } from "../policy-page.tsx";

export const meta = () => pageMeta("/refund");

export default function Refund() {
  return <PolicyPage policy={refund} />;
}
