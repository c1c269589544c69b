import { FromServer } from "#ui/from-server.tsx";

/**
 * Marks the document of a reader who is not in India before it is painted: lessons then have a line for
 * the time by their own clock (`ReaderTime`), and nothing moves when a later script fills it.
 */
const markAbroad = `if(new Date().getTimezoneOffset()!==-330)document.documentElement.className="abroad";`;

/**
 * Starts the worker of this browser some seconds after the page is loaded, beside nothing that is waited
 * for. It shows notices and, without a network, the next days (decision 109). Trusted Types want a policy
 * for its address, which is always this one.
 */
const startWorker = `addEventListener("load",()=>setTimeout(()=>{const at="/worker.js",own=self.trustedTypes?.createPolicy("worker",{createScriptURL:()=>at});navigator.serviceWorker?.register(own?own.createScriptURL(at):at).catch(()=>{})},5000))`;

/**
 * What signed-in screens run first. In the browser it stays as the server has written it, so that the
 * bundle has no words of it.
 */
export function FirstScript({ nonce, hasWorker }: { nonce: string; hasWorker: boolean }) {
  const script = import.meta.env.SSR ? markAbroad + (hasWorker ? startWorker : "") : "";
  return (
    <FromServer>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </FromServer>
  );
}
