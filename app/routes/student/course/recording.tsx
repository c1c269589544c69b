import { useState } from "react";
import { recordingEmbed } from "#domain/teaching/embed.ts";
import { buttonClass } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { SandboxedFrame } from "#ui/sandboxed-frame.tsx";
import { PlaySign } from "#ui/play-sign.tsx";
import { UpgradedLink } from "#ui/upgraded-link.tsx";
import { messages as shared } from "#parts/teaching/student/messages.ts";
import { Tick } from "#parts/teaching/student/tick.tsx";
import { ItemRow, type Item } from "./item-row.tsx";
import { messages } from "./messages.ts";

interface RecordingProps {
  item: Item;
  /** The URL of the subject's picture. */
  picture: string;
  /** The course's page. */
  page: string;
}

/**
 * Plays a recording in the page where its host can be embedded. The player loads only when the
 * student presses the button: until then no other host learns of the visit.
 */
export function Recording({ item, picture, page }: RecordingProps) {
  const [isPlaying, setPlaying] = useState(false);
  const { url, title } = item;
  const player = recordingEmbed(url);
  const tick = (
    <Tick
      item={{ ...item, kind: "recording" }}
      isFinished={item.isFinished}
      page={`${page}#item-${item.id}`}
    />
  );
  const sign = <Thumbnail picture={picture} />;
  if (!player) {
    return (
      <ItemRow item={item} sign={sign}>
        <ExternalLink href={url} newTab={shared.newTab}>
          {messages.watch}
        </ExternalLink>
        {tick}
      </ItemRow>
    );
  }
  const host = messages.hosts[player.host];
  const below = isPlaying && (
    <SandboxedFrame
      title={title}
      src={player.src}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sendsOrigin={player.host !== "google-drive"}
      className="aspect-video w-full max-w-3xl rounded-control bg-sunken print:hidden"
    />
  );
  return (
    <ItemRow item={item} sign={sign} note={messages.playsFrom(host)} below={below}>
      {!isPlaying && (
        <UpgradedLink
          href={url}
          newTab={shared.newTab}
          onPress={() => setPlaying(true)}
          className={buttonClass("quiet")}
        >
          <PlaySign className="size-3" />
          {messages.watch}
        </UpgradedLink>
      )}
      <ExternalLink href={url} newTab={shared.newTab}>
        {messages.openOn(host)}
      </ExternalLink>
      {tick}
    </ItemRow>
  );
}

/** The subject's picture with a play sign; a picture from the host would tell it of the visit. */
function Thumbnail({ picture }: { picture: string }) {
  return (
    <span className="relative grid aspect-video w-20 shrink-0 place-items-center overflow-hidden rounded-control sm:w-24 print:hidden">
      <img
        src={picture}
        alt=""
        width="480"
        height="360"
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="relative grid size-7 place-items-center rounded-full bg-accent pl-0.5 text-on-accent">
        <PlaySign className="size-3" />
      </span>
    </span>
  );
}
