import { buttonClass } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** To the tutor's dashboard, which has all requests. */
export function DashboardLink() {
  return (
    <p>
      <a href="/tutor-dashboard" className={buttonClass("quiet")}>
        {messages.dashboard}
      </a>
    </p>
  );
}
