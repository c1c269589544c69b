import { Link } from "react-router";
import { accountLink } from "#content/navigation.ts";
import { buttonClass } from "#ui/button.tsx";

/** The link to the person's account page, beside Logout on every dashboard. */
export function AccountLink() {
  return (
    <Link to={accountLink.href} className={buttonClass("plain")}>
      {accountLink.label}
    </Link>
  );
}
