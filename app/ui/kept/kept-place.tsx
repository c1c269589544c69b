import { Component, createRef, type ComponentProps, type ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { useCountdown } from "./countdown.ts";
import type { Left } from "./kept-entries.ts";

interface PlaceProps {
  /** The element of an entry: of a list, or of a table. */
  as: "li" | "tr";
  isLeft: boolean;
  /** Whether this person has just answered it: it then has the focus that its button lost. */
  isOwn: boolean;
  /** Of the element. */
  attributes: Omit<ComponentProps<"li">, "ref"> & Omit<ComponentProps<"tr">, "ref">;
  children: ReactNode;
}

/**
 * An entry's element, which stays as high as it was when its content leaves, so that what is below
 * does not move. A class, because only `getSnapshotBeforeUpdate` can measure what is about to go.
 */
export class KeptPlace extends Component<PlaceProps> {
  private readonly element = createRef<HTMLElement>();

  override componentDidMount(): void {
    this.takeFocus();
  }

  override getSnapshotBeforeUpdate(before: PlaceProps): number | null {
    if (before.isLeft === this.props.isLeft) return null;
    return this.props.isLeft ? (this.element.current?.offsetHeight ?? 0) : 0;
  }

  override componentDidUpdate(_: PlaceProps, __: unknown, height: number | null): void {
    if (height === null || !this.element.current) return;
    const { style } = this.element.current;
    style.minHeight = height > 0 ? `${height}px` : "";
    // A row of a table has no least height; its height is one.
    if (this.props.as === "tr") style.height = style.minHeight;
    this.takeFocus();
  }

  private takeFocus(): void {
    const { isLeft, isOwn } = this.props;
    if (!isLeft || !isOwn || document.activeElement !== document.body) return;
    this.element.current?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    const { as: Element, isLeft, isOwn, attributes, children } = this.props;
    const left = isLeft ? { tabIndex: -1, autoFocus: isOwn, "data-left": true } : {};
    return (
      <Element {...attributes} {...left} ref={this.element as never}>
        {children}
      </Element>
    );
  }
}

/**
 * Of an entry that has left its list: its name, what was done, and Undo, which never stands where
 * the button that answers stood. It ends after a moment.
 */
export function LeftEntry(props: { left: Left; isHeld: boolean; onEnd: () => void }) {
  const { name, lang, text, undo } = props.left;
  const fetcher = useFetcher<{ error: string }>();
  const isUndoing = fetcher.state !== "idle";
  const failure = isUndoing ? undefined : fetcher.data?.error;
  useCountdown(!props.isHeld && !isUndoing && !failure, props.onEnd);
  return (
    <div className="left-entry">
      <p role={failure ? "alert" : undefined}>
        {name && (
          <span className="block font-semibold" lang={lang}>
            {name}
          </span>
        )}
        {failure ?? text}
      </p>
      {undo && (
        <fetcher.Form method="post" action={undo.to} preventScrollReset>
          <Button tone="quiet" pending={isUndoing}>
            {undo.label}
            <span className="sr-only" lang={lang}>
              : {name}
            </span>
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
