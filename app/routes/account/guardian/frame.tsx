import type { ReactNode } from "react";
import { AccountFrame } from "#parts/account/frame.tsx";
import { backToAccount } from "#parts/account/back-to-account.ts";

/** The frame of the screens about a student's age and guardian. */
export function GuardianFrame(props: { title: string; children: ReactNode }) {
  return (
    <AccountFrame title={props.title} back={backToAccount}>
      <div className="grid max-w-2xl grid-cols-1 gap-6">{props.children}</div>
    </AccountFrame>
  );
}
