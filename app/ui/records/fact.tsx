import type { ReactNode } from "react";
import { Link } from "react-router";

/** One entry of a description list. @param to where the value leads */
export function Fact({ label, value, to }: { label: string; value: ReactNode; to?: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>
        {to === undefined ? (
          value
        ) : (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {value}
          </Link>
        )}
      </dd>
    </>
  );
}
