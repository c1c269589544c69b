// Hover or touch prepares the next page. Dashboards are left out: they are not pages of this kind.
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

/** Tells browsers that can which pages to prepare before they are asked for. */
export function Speculation({ nonce }: { nonce: string }) {
  return (
    <script
      type="speculationrules"
      nonce={nonce || undefined}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
