import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ContentKind } from "#domain/content.ts";
import { describeLink } from "#domain/link-kind.ts";
import { TextField } from "#ui/field.tsx";
import { messages } from "./content-messages.ts";
import { linkKinds, linkWarnings } from "./link-messages.ts";

/** The link, and what the student will get from it, as one types. */
export function UrlField(props: { kind: ContentKind; typed: string; invalid: boolean }) {
  const [url, setUrl] = useState(props.typed);
  const field = useRef<HTMLInputElement>(null);
  const previewId = useId();
  // What was typed before React was there, on a slow network, counts too.
  useLayoutEffect(() => setUrl(field.current?.value ?? ""), []);
  const link = describeLink(url);
  return (
    <div className="grid gap-1">
      <TextField
        ref={field}
        label={messages.url}
        optional={props.kind === "announcement" ? messages.optional : undefined}
        name="url"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        placeholder={props.kind === "exam" ? messages.examUrlPlaceholder : messages.urlPlaceholder}
        defaultValue={props.typed}
        invalid={props.invalid}
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
