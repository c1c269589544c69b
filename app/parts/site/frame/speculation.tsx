import { FromServer } from "#ui/from-server.tsx";

// Prerenders a public page on hover or touch; dashboards are excluded because they are dynamic.
const rules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: "/*dashboard*" } }],
      },
      eagerness: "moderate",
    },
  ],
};

/** Speculation rules: which pages a browser may prerender before a link is pressed. */
export function Speculation({ nonce }: { nonce: string }) {
  return (
    <FromServer>
      <script
        type="speculationrules"
        nonce={nonce || undefined}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
      />
    </FromServer>
  );
}
