import { Form } from "react-router";
import type { ProposalAnswer } from "#domain/timetable/proposal.ts";
import { EnterButton } from "#parts/timetable/booking/booking-notice.tsx";
import { FactList } from "#parts/timetable/request/fact-list.tsx";
import { Button, buttonClass, SubmitButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextField } from "#ui/field.tsx";
import { useAnswerFocus } from "#ui/kept/answer-focus.ts";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import type { DescribedProposal } from "./describe.ts";
import { messages } from "./messages.ts";

const yesOrNo = (suits: boolean) => (suits ? "yes" : "no");

/** The page on which a family says whether changed lessons suit them, all of them with one form. */
export function ProposalsPage(props: {
  proposals: readonly DescribedProposal[];
  refusal: { error: string; answers: readonly ProposalAnswer[] | undefined } | undefined;
  backTo: string;
}) {
  const { proposals, refusal, backTo } = props;
  const reason = useAnswerFocus<HTMLParagraphElement>();
  const pending = useIsSubmitting();
  const open = proposals.filter(({ canAnswer }) => canAnswer).length;
  const typed = new Map(refusal?.answers?.map((answer) => [answer.proposalId, answer]));
  const send = open === 1 ? messages.sendOne : messages.send;
  return (
    <div className="grid grid-cols-1 gap-5 wrap-anywhere">
      <PageTitle size="growing">{messages.title}</PageTitle>
      {refusal && (
        <Notice tone="danger">
          <p {...reason}>{refusal.error}</p>
        </Notice>
      )}
      {proposals.length === 0 ? <Empty>{messages.none}</Empty> : <p>{messages.intro}</p>}
      <Form method="post" noValidate className="grid grid-cols-1 gap-5">
        {open > 0 && <EnterButton label={send} />}
        {open > 1 && (
          <p>
            <Button tone="quiet" name="all" value="yes" pending={pending}>
              {messages.all}
            </Button>
          </p>
        )}
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} typed={typed.get(proposal.id)} />
        ))}
        {open > 0 && (
          <p>
            <SubmitButton pending={messages.sending}>{send}</SubmitButton>
          </p>
        )}
      </Form>
      <p>
        <a href={backTo} className={buttonClass("plain")}>
          {messages.back}
        </a>
      </p>
    </div>
  );
}

function Proposal(props: { proposal: DescribedProposal; typed: ProposalAnswer | undefined }) {
  const { proposal, typed } = props;
  const { id, title, facts, canAnswer, answer, until } = proposal;
  const { suits, comment } = typed ?? proposal;
  return (
    <Card aria-labelledby={`title-${id}`} className="gap-3">
      <h2 id={`title-${id}`} className="text-xl font-semibold">
        {title}
      </h2>
      <FactList facts={facts} />
      {answer && <p className="font-medium">{answer}</p>}
      {until && <p className="text-sm text-muted">{until}</p>}
      {canAnswer && (
        <>
          <input type="hidden" name="proposal" value={id} />
          <RadioGroup
            labelledBy={`title-${id}`}
            name={`suits-${id}`}
            choices={[
              { id: yesOrNo(true), name: messages.suits },
              { id: yesOrNo(false), name: messages.unsuited },
            ]}
            chosen={suits === null ? undefined : yesOrNo(suits)}
            look="lines"
          />
          <TextField
            label={messages.comment}
            optional={messages.optional}
            name={`comment-${id}`}
            autoComplete="off"
            defaultValue={comment}
          />
        </>
      )}
    </Card>
  );
}
