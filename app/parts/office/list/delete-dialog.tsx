import { useLocation } from "react-router";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { messages } from "#parts/office/messages.ts";
import { returnTo } from "#parts/office/return-to.ts";

/** Asks an admin before a row of a list is deleted. */
export function DeleteDialog(props: {
  title: string;
  question: string;
  detail: string;
  /** The path of the list. */
  list: string;
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
      closeTo={returnTo(props.list, search)}
    />
  );
}
