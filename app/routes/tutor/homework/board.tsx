import { useRef, useState, type ReactNode } from "react";
import { Form } from "react-router";
import type { AnswerPhoto } from "#data/homework/answers.ts";
import { Button, SubmitButton } from "#ui/button.tsx";
import { FoldedFields } from "#ui/folded.tsx";
import { Notice } from "#ui/notice.tsx";
import { signIn } from "./drawing.ts";
import { messages } from "./messages.ts";
import { Paper } from "./paper.tsx";
import { Place, Tools } from "./tools.tsx";
import { useDrawing } from "./use-drawing.ts";

/**
 * A photo to draw on, and what to draw. Without a script, and by keyboard, signs are put at one of nine
 * places.
 */
export function Board({
  photo,
  error,
}: {
  photo: AnswerPhoto & { name: string };
  error: string | null;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [needsWords, setNeedsWords] = useState(false);
  const field = (name: string) => {
    const value = form.current && new FormData(form.current).get(name);
    return typeof value === "string" ? value : "";
  };
  const { marks, add, undo } = useDrawing(photo.marks);
  const put = () => {
    const [sign] = signIn(field, photo);
    setNeedsWords(!sign && field("tool") === "text");
    if (sign) add(sign);
  };
  return (
    <Form ref={form} method="post" className="grid grid-cols-1 gap-4">
      <input type="hidden" name="marks" value={JSON.stringify(marks)} />
      <Tools />
      {needsWords && <Notice tone="caution">{messages.needsWords}</Notice>}
      <Paper
        photo={photo}
        marks={marks}
        field={field}
        onMark={add}
        onNoWords={() => setNeedsWords(true)}
      />
      <p role="status" className="text-sm text-muted">
        {messages.onPhoto(marks.length)}
      </p>
      {error && <Notice tone="danger">{error}</Notice>}
      {/* Its button is the form's first, so that Enter after words puts these. */}
      <FoldedFields title={messages.withoutPointing} isOpen={false}>
        <Place />
        <p>
          <StepButton step="put" onPress={put}>
            {messages.put}
          </StepButton>
        </p>
      </FoldedFields>
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={messages.saving}>{messages.saveDrawing}</SubmitButton>
        <StepButton step="undo" onPress={undo}>
          {messages.undo}
        </StepButton>
      </div>
    </Form>
  );
}

/** A button that changes the drawing at once; without a script it sends the form. */
function StepButton(props: { step: "put" | "undo"; onPress: () => void; children: ReactNode }) {
  return (
    <Button
      tone="quiet"
      name="step"
      value={props.step}
      onClick={(event) => {
        event.preventDefault();
        props.onPress();
      }}
    >
      {props.children}
    </Button>
  );
}
