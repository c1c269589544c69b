import { inlineLinkClass } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** What whoever runs the server has to know, folded: an owner can pass it on without reading it. */
export function ForOperator({ children }: { children: string }) {
  return (
    <details className="max-w-prose text-sm">
      <summary className={`min-h-11 w-fit cursor-pointer content-center ${inlineLinkClass}`}>
        {messages.operator}
      </summary>
      <p>{children}</p>
    </details>
  );
}
