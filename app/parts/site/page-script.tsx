import { mediaCrossOrigin } from "#content/shared/media.ts";
import { FromServer } from "#ui/from-server.tsx";

/** A script of a static page, by its address. */
export function PageScript({ src }: { src: string }) {
  return (
    <FromServer>
      <script type="module" src={src} crossOrigin={mediaCrossOrigin()} />
    </FromServer>
  );
}
