import type { ReactNode } from "react";
import { AccountFrame } from "#parts/account/frame.tsx";

/** The frame of the screens about a student's age and guardian. */
export function GuardianFrame(props: { title: string; children: ReactNode }) {
  return (
    <AccountFrame title={props.title}>
      <div className="grid max-w-2xl grid-cols-1 gap-6">{props.children}</div>
    </AccountFrame>
  );
}
