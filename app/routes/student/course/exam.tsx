import { examEmbed } from "#domain/embed.ts";
import { buttonClass } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { UpgradedLink } from "#ui/upgraded-link.tsx";
import { messages } from "../messages.ts";

/** Opens an exam beside the course where its form can be embedded, else in a new tab. */
export function Exam({ url, onOpen }: { url: string; onOpen: () => void }) {
  if (!examEmbed(url)) {
    return (
      <div>
        <ExternalLink href={url} newTab={messages.newTab}>
          {messages.takeExam}
        </ExternalLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <UpgradedLink
        href={url}
        newTab={messages.newTab}
        onPress={onOpen}
        className={buttonClass("primary")}
      >
        {messages.takeExam}
      </UpgradedLink>
      <ExternalLink href={url} newTab={messages.newTab}>
        {messages.openInNewTab}
      </ExternalLink>
    </div>
  );
}
