import { languageOfText } from "#content/shared/language-of-text.ts";
import { Typed } from "#shell/typed.tsx";
import { Empty } from "#ui/empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Form, useNavigation } from "react-router";
import type { DescribedLine } from "./describe-line.ts";
import { messages } from "./messages.ts";
import type { WriteRefusal } from "./write-action.ts";
import { WriteForm } from "./write-form.tsx";

interface LinePageProps {
  line: DescribedLine;
  /** The address of the page. */
  path: string;
  backTo: string;
  /** The account whose draft is kept in its browser; empty for none. */
  owner: string;
  /** Whether messages can be taken back and reported here. */
  canAct: boolean;
  refusal: WriteRefusal | undefined;
  /** Below the tutor's own heading it is the second. */
  heading?: "h1" | "h2";
}

/** A line with its messages, and below them the form. */
export function LinePage(props: LinePageProps) {
  const { line, path, backTo, owner, canAct, refusal, heading = "h1" } = props;
  const { title, older, isNewest } = line;
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <PageTitle as={heading} size="growing" lang={languageOfText(title)}>
        {title}
      </PageTitle>
      <p className="text-muted">{line.canRead}</p>
      {older !== null && <TextLink to={`${path}?before=${older}`}>{messages.older}</TextLink>}
      {line.messages.length === 0 && <Empty>{messages.none}</Empty>}
      <ol className="grid grid-cols-1 gap-3">
        {line.messages.map((message) => (
          <Message
            key={message.seq}
            message={message}
            isSeen={message.seq === line.seenSeq}
            path={canAct ? path : null}
          />
        ))}
        <Sending path={path} />
      </ol>
      {!isNewest && <TextLink to={`${path}#write`}>{messages.newest}</TextLink>}
      {line.isReadOnly && <p className="font-medium">{messages.readOnly}</p>}
      {line.canWrite && <WriteForm form={line.form} path={path} owner={owner} refusal={refusal} />}
      <TextLink to={backTo}>{messages.back}</TextLink>
    </div>
  );
}

const bubble = "grid max-w-[85%] gap-1 rounded-card border border-line px-4 py-2";
const sides = { own: "justify-self-end bg-caution-ground", other: "justify-self-start bg-surface" };

function Message(props: {
  message: DescribedLine["messages"][number];
  isSeen: boolean;
  /** The address below which its actions are; null for none. */
  path: string | null;
}) {
  const { message, isSeen, path } = props;
  const { seq, isOwn, who, when, text } = message;
  return (
    <li className={`${bubble} ${sides[isOwn ? "own" : "other"]}`}>
      <p className="text-sm text-muted">
        <span lang={languageOfText(who)}>{who}</span> · {when}
      </p>
      {text === null ? (
        <p className="text-muted italic">{messages.withdrawn}</p>
      ) : (
        <Typed as="p" className="whitespace-pre-line">
          {text}
        </Typed>
      )}
      {isSeen && <p className="text-sm text-muted">{messages.seen}</p>}
      {path !== null && text !== null && !isOwn && (
        <TextLink to={`${path}/${seq}/report`} className="justify-self-start text-sm">
          {messages.report}
          <Of who={who} when={when} />
        </TextLink>
      )}
      {path !== null && text !== null && isOwn && (
        <Form method="post" action={`${path}/${seq}/withdrawal`} className="justify-self-end">
          <button className="min-h-11 cursor-pointer text-sm text-link underline underline-offset-4">
            {messages.takeBack}
            <Of who={who} when={when} />
          </button>
        </Form>
      )}
    </li>
  );
}

/** Which message a link or button is about, read aloud. */
function Of({ who, when }: { who: string; when: string }) {
  return (
    <span className="sr-only">
      : {who}, {when}
    </span>
  );
}

/** What is on its way to the server. */
function Sending({ path }: { path: string }) {
  const { formData, formAction } = useNavigation();
  const text = formData?.get("text");
  if (typeof text !== "string" || text.trim() === "" || formAction?.split("?")[0] !== path)
    return null;
  return (
    <li className={`${bubble} ${sides.own} opacity-70`}>
      <p className="text-sm text-muted">{messages.sending}</p>
      <Typed as="p" className="whitespace-pre-line">
        {text}
      </Typed>
    </li>
  );
}
