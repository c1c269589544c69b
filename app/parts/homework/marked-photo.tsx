import type { ReactNode } from "react";
import { Typed } from "#shell/typed.tsx";
import type { DescribedPhoto } from "./describe.ts";
import { MarkShapes } from "./mark-shape.tsx";
import { messages } from "./messages.ts";
import { withKeys } from "./with-keys.ts";

/**
 * A photo of an answer with what the tutor drew on it.
 *
 * @param props `path` is the folder of the reader's pictures; `children` what can be done with it
 */
export function MarkedPhoto(props: { photo: DescribedPhoto; path: string; children?: ReactNode }) {
  const { photo, path, children } = props;
  const { id, width, height, marks, name, drawn, written, isKept } = photo;
  return (
    <figure id={`photo-${id}`} className="grid scroll-mt-4 gap-2 break-inside-avoid">
      {isKept ? (
        <div className="relative overflow-hidden rounded-card border border-line bg-sunken">
          <img
            src={`${path}/${id}`}
            alt={name}
            width={width}
            height={height}
            loading="lazy"
            className="block h-auto w-full"
          />
          {marks.length > 0 && (
            <svg
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              className="absolute inset-0 size-full"
            >
              <MarkShapes marks={marks} size={photo} />
            </svg>
          )}
        </div>
      ) : (
        <p className="text-muted">{messages.gone}</p>
      )}
      <figcaption className="grid gap-1 text-sm text-muted">
        <span>
          {name}
          {drawn && ` · ${drawn}`}
        </span>
        {written.length > 0 && (
          <ul aria-label={messages.written} className="text-text">
            {withKeys(written).map(({ key, item }) => (
              <Typed as="li" key={key} className="wrap-anywhere">
                {item}
              </Typed>
            ))}
          </ul>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
