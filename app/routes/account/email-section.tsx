import { Form } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { messages } from "./email-messages.ts";

/** The person's email address, whether it is confirmed, and how to change it. */
export function EmailSection({ email, isVerified }: { email: string; isVerified: boolean }) {
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl font-semibold">{messages.section}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {email}
        <Badge tone={isVerified ? "success" : "caution"}>
          {isVerified ? messages.verified : messages.notVerified}
        </Badge>
      </p>
      {!isVerified && <p className="text-muted">{messages.notVerifiedText}</p>}
      <div className="flex flex-wrap gap-3">
        {!isVerified && (
          <Form method="post" action="/account/verification" preventScrollReset>
            <Button tone="quiet">{messages.sendAgain}</Button>
          </Form>
        )}
        <OpenButton to="/account/email" tone="quiet">
          {messages.change}
        </OpenButton>
      </div>
    </section>
  );
}
