import { FromServer } from "#ui/from-server.tsx";

/**
 * Marks the document of a reader who is not in India before it is painted: lessons then have a line for
 * the time by their own clock (`ReaderTime`), and nothing moves when a later script fills it.
 */
export function MarkAbroad({ nonce }: { nonce: string }) {
  return (
    <FromServer>
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{
          __html: `if(new Date().getTimezoneOffset()!==-330)document.documentElement.className="abroad"`,
        }}
        suppressHydrationWarning
      />
    </FromServer>
  );
}
