import { examEmbed } from "#domain/teaching/embed.ts";
import { buttonClass } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { UpgradedLink } from "#ui/upgraded-link.tsx";
import { messages as shared } from "#parts/teaching/student/messages.ts";
import { Tick } from "#parts/teaching/student/tick.tsx";
import { ItemRow, type Item } from "./item-row.tsx";
import { messages } from "./messages.ts";

interface ExamProps {
  item: Item;
  /** The course's page. */
  page: string;
  onOpen: () => void;
}

/** Opens an exam beside the course where its form can be embedded, else in a new tab. */
export function Exam({ item, page, onOpen }: ExamProps) {
  const { id, url } = item;
  const isEmbedded = examEmbed(url) !== null;
  return (
    <ItemRow item={item}>
      {isEmbedded && (
        <div id={`exam-${id}`}>
          <UpgradedLink
            href={url}
            newTab={shared.newTab}
            onPress={onOpen}
            className={buttonClass("quiet")}
          >
            {messages.takeExam}
          </UpgradedLink>
        </div>
      )}
      <ExternalLink href={url} newTab={shared.newTab}>
        {isEmbedded ? messages.openInNewTab : messages.takeExam}
      </ExternalLink>
      <Tick
        item={{ ...item, kind: item.markText ? "mark" : "exam" }}
        isFinished={item.isFinished}
        page={`${page}#item-${id}`}
      />
    </ItemRow>
  );
}
