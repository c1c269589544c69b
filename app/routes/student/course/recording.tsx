import { useState } from "react";
import { recordingEmbed } from "#domain/embed.ts";
import { IkatGround } from "#art/ikat-ground.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { SandboxedFrame } from "#ui/sandboxed-frame.tsx";
import { PlaySign } from "#ui/play-sign.tsx";
import { UpgradedLink } from "#ui/upgraded-link.tsx";
import { messages } from "../messages.ts";

/**
 * Plays a recording in the page where its host can be embedded. The player loads only when the
 * student presses the button: until then no other host learns of the visit.
 */
export function Recording({ title, url }: { title: string; url: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const player = recordingEmbed(url);
  if (!player) {
    return (
      <div>
        <ExternalLink href={url} newTab={messages.newTab}>
          {messages.watch}
        </ExternalLink>
      </div>
    );
  }
  const host = messages.hosts[player.host];
  return (
    <div className="grid gap-1">
      {isPlaying ? (
        <SandboxedFrame
          title={title}
          src={player.src}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sendsOrigin={player.host !== "google-drive"}
          className="aspect-video w-full max-w-2xl rounded-control bg-sunken"
        />
      ) : (
        <UpgradedLink
          href={url}
          newTab={messages.newTab}
          onPress={() => setPlaying(true)}
          className="group relative grid aspect-video w-full max-w-2xl cursor-pointer place-items-center overflow-hidden rounded-control border border-line bg-sunken"
        >
          <IkatGround className="absolute inset-0" />
          <span className="relative grid justify-items-center gap-2 p-3 text-center">
            <span className="flex min-h-12 items-center gap-3 rounded-full bg-accent px-6 font-heading text-lg font-semibold text-on-accent shadow-lg transition-transform group-hover:scale-105">
              <PlaySign className="size-4" />
              {messages.watch}
            </span>
            <span className="rounded-full bg-surface px-3 py-0.5 text-sm text-muted">
              {messages.playsFrom(host)}
            </span>
          </span>
        </UpgradedLink>
      )}
      <div>
        <ExternalLink href={url} newTab={messages.newTab}>
          {messages.openOn(host)}
        </ExternalLink>
      </div>
    </div>
  );
}
