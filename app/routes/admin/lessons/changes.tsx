import { Form } from "react-router";
import { Button, SubmitButton } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { lessonPage } from "./address.ts";
import { messages } from "./change-messages.ts";
import type { findChanges } from "./describe-history.ts";

/** The buttons for what the office can do about a lesson now. */
export function Changes(props: { id: string; changes: ReturnType<typeof findChanges> }) {
  const { canMove, canCancel, canMakeUp, isOwed, isRefused } = props.changes;
  const page = lessonPage(props.id);
  const restoration = `${page}/restoration`;
  const owed = `${page}/make-up/owed`;
  const kept = `${page}/kept`;
  const isKeeping = useIsSubmitting(kept);
  const isSettingOwed = useIsSubmitting(owed);
  if (!canMove && !canMakeUp) return null;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {canMove && <OpenButton to={`${page}/move`}>{messages.move}</OpenButton>}
      {canMove && (
        <OpenButton to={`${page}/link`} tone="quiet">
          {messages.link}
        </OpenButton>
      )}
      {canCancel && (
        <OpenButton to={`${page}/substitute`} tone="quiet">
          {messages.substitute}
        </OpenButton>
      )}
      {canCancel && (
        <OpenButton to={`${page}/cancellation`} tone="danger">
          {messages.cancel}
        </OpenButton>
      )}
      {canMakeUp && <OpenButton to={`${page}/make-up`}>{messages.makeUp}</OpenButton>}
      {canMakeUp && (
        <Form method="post" action={owed} preventScrollReset>
          <input type="hidden" name="owed" value={isOwed ? "no" : "yes"} />
          <Button tone="quiet" pending={isSettingOwed}>
            {isOwed ? messages.notOwed : messages.owed}
          </Button>
        </Form>
      )}
      {canMakeUp && (
        <Form method="post" action={restoration} preventScrollReset>
          <SubmitButton tone="quiet" action={restoration} pending={messages.restoring}>
            {messages.restore}
          </SubmitButton>
        </Form>
      )}
      {isRefused && (
        <Form method="post" action={kept} preventScrollReset>
          <Button tone="quiet" pending={isKeeping}>
            {messages.keepChange}
          </Button>
        </Form>
      )}
    </div>
  );
}
