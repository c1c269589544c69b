import type { ReactNode } from "react";
import { gridCardClass } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";
import type { DescribedAnswer, DescribedPhoto } from "./describe.ts";
import { MarkedPhoto } from "./marked-photo.tsx";
import { messages } from "./messages.ts";

/** What the tutor asked for, and until when. */
export function Task({ homework }: { homework: DescribedAnswer }) {
  const { text, until } = homework;
  return (
    <div className="grid gap-1">
      <Typed as="p" className="text-lg wrap-anywhere whitespace-pre-line">
        {text}
      </Typed>
      {until && <p className="text-muted">{until}</p>}
    </div>
  );
}

/** What the tutor said of an answer; nothing before that. */
export function Said({
  homework: { isMarked, mark, word, tutorName },
}: {
  homework: DescribedAnswer;
}) {
  if (!isMarked) return null;
  return (
    <section aria-labelledby="said" className={`${gridCardClass} gap-1`}>
      <h2 id="said" className="text-lg font-semibold">
        {messages.fromTutor(tutorName)}
      </h2>
      {mark && <p className="font-medium">{mark}</p>}
      {word && (
        <Typed as="p" className="wrap-anywhere whitespace-pre-line">
          {word}
        </Typed>
      )}
    </section>
  );
}

/** An answer as it was handed in. @param props `photo` is what can be done with each photo */
export function HandedIn(props: {
  homework: DescribedAnswer;
  title: string;
  /** The folder of the reader's pictures. */
  path: string;
  photo?: (photo: DescribedPhoto) => ReactNode;
}) {
  const { answer, handedIn, photos } = props.homework;
  return (
    <section aria-labelledby="answer" className="grid gap-3">
      <div>
        <h2 id="answer" className="text-lg font-semibold">
          {props.title}
        </h2>
        {handedIn && <p className="text-sm text-muted">{handedIn}</p>}
      </div>
      {answer && (
        <Typed as="p" className="wrap-anywhere whitespace-pre-line">
          {answer}
        </Typed>
      )}
      {photos.map((photo) => (
        <MarkedPhoto key={photo.id} photo={photo} path={props.path}>
          {props.photo?.(photo)}
        </MarkedPhoto>
      ))}
    </section>
  );
}
