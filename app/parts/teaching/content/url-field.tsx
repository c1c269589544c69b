import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import { describeLink } from "#domain/teaching/link-kind.ts";
import { TextField } from "#ui/field.tsx";
import { linkKinds, linkWarnings } from "./link-messages.ts";

/** An input for a link, with a preview of what the student will get from it. */
export function UrlField({ defaultValue = "", ...props }: ComponentProps<typeof TextField>) {
  const [url, setUrl] = useState(String(defaultValue));
  const field = useRef<HTMLInputElement>(null);
  const previewId = useId();
  // The text may have been typed before hydration.
  useLayoutEffect(() => setUrl(field.current?.value ?? ""), []);
  const link = describeLink(url);
  return (
    <div className="grid gap-1">
      <TextField
        {...props}
        ref={field}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        defaultValue={defaultValue}
        aria-describedby={previewId}
        onInput={(event) => setUrl(event.currentTarget.value)}
      />
      <div id={previewId} className="grid gap-1 text-sm">
        {link && (
          <p className="text-muted">
            <span className="font-medium text-text">{link.host}</span>
            {" · "}
            {linkKinds[link.kind](link.host)}
          </p>
        )}
        {link?.warnings.map((warning) => (
          <p key={warning} className="text-caution-text">
            {linkWarnings[warning]}
          </p>
        ))}
      </div>
    </div>
  );
}
