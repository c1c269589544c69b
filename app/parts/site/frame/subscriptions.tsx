import { individualSubscriptions } from "#content/site/pages/subscriptions.ts";

/** The dropdown with links to another provider, hidden until the academy turns it on (§2). */
export function Subscriptions() {
  return (
    <li>
      <details name="subscriptions">
        <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium">
          {individualSubscriptions.label}
        </summary>
        <ul>
          {individualSubscriptions.links.map((link) => (
            <li key={link.href}>
              <a href={link.href} rel="external" className="flex min-h-11 items-center px-3">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
