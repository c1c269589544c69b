import { useRouteLoaderData } from "react-router";
import { OwnError } from "#shell/own-error.tsx";
import { useAcademy } from "#shell/use-academy.ts";
import { AccountFrame, type AccountPerson } from "./frame.tsx";

/** The error of a screen about the own account: the header stays. */
export function ErrorBoundary() {
  const person = useRouteLoaderData<AccountPerson>("routes/account/layout");
  const { name } = useAcademy();
  return (
    <AccountFrame title={name} back={null}>
      <OwnError home={person?.home ?? "/"} />
    </AccountFrame>
  );
}
