import { useLocation } from "react-router";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { messages } from "#parts/office/messages.ts";
import { returnTo } from "#parts/office/return-to.ts";
import { signOutMessages as words } from "./sign-out-messages.ts";

/** Asks an admin before a person is signed out on all devices. */
export function SignOutDialog(props: { name: string; page: string; error: string | undefined }) {
  const { search } = useLocation();
  return (
    <Confirmation
      title={words.signOutTitle(props.name)}
      question={words.signOutQuestion}
      detail={words.signOutDetail}
      error={props.error}
      confirm={messages.signOut}
      pending={words.signingOut}
      cancel={messages.cancel}
      closeTo={returnTo(props.page, search)}
    />
  );
}
