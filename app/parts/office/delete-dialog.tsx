import { useLocation } from "react-router";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { messages } from "#parts/office/messages.ts";
import { returnTo } from "#parts/office/return-to.ts";

/** Asks an admin before a student or an assignment is deleted. */
export function DeleteDialog(props: {
  title: string;
  question: string;
  detail: string;
  /** The path of what the dialog is over. */
  page: string;
  error: string | undefined;
}) {
  const { search } = useLocation();
  return (
    <Confirmation
      title={props.title}
      question={props.question}
      detail={props.detail}
      error={props.error}
      confirm={messages.delete}
      pending={messages.deleting}
      cancel={messages.cancel}
      closeTo={returnTo(props.page, search)}
    />
  );
}
