import { useRouteLoaderData } from "react-router";
import { FromServer } from "#ui/from-server.tsx";
import type { OwnFacts } from "./own-facts.ts";

// In the browser the script stays as the server has written it.
const script = import.meta.env.SSR
  ? `addEventListener("load",()=>{const at="/worker.js",own=self.trustedTypes?.createPolicy("worker",{createScriptURL:()=>at});navigator.serviceWorker?.register(own?own.createScriptURL(at):at).catch(()=>{})})`
  : "";

/**
 * Starts the worker of this browser once the page is loaded, which shows notices and, without a network,
 * the next days (decision 109). Trusted Types want a policy for its address, which is always this one.
 */
export function StartWorker() {
  const facts = useRouteLoaderData<OwnFacts>("root");
  if (!facts?.hasWorker) return null;
  return (
    <FromServer>
      <script
        nonce={facts.nonce}
        dangerouslySetInnerHTML={{ __html: script }}
        suppressHydrationWarning
      />
    </FromServer>
  );
}
