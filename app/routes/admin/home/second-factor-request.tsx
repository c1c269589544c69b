import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { noticeClass } from "#ui/notice.tsx";
import { messages } from "../messages.ts";

/** Asks an admin who has neither codes nor a passkey to set one of them up. */
export function SecondFactorRequest() {
  return (
    <section
      aria-labelledby="second-factor-request"
      className={`grid justify-items-start gap-2 ${noticeClass("caution")}`}
    >
      <h2 id="second-factor-request" className="font-semibold">
        {messages.secondFactorTitle}
      </h2>
      <p>{messages.secondFactorText}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/account/second-factor" className={buttonClass("quiet")}>
          {messages.secondFactorLink}
        </Link>
        <Link to="/account/passkeys" className={buttonClass("quiet")}>
          {messages.passkeyLink}
        </Link>
      </div>
    </section>
  );
}
