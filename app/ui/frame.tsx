// It takes the place of what was pressed, and the focus with it.
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A page of another host inside ours. It may run its scripts and keep its own storage, which
 * players and forms need, and nothing else but what is asked for here.
 */
export function Frame(props: {
  title: string;
  src: string;
  /** More of the sandbox's permissions, such as "allow-forms". */
  sandbox?: string;
  /** Features that it may use, such as "fullscreen". */
  allow?: string;
  /** Some players refuse to play where they are not told by whom they are shown. */
  tellsOrigin: boolean;
  className: string;
}) {
  return (
    <iframe
      ref={focus}
      title={props.title}
      src={props.src}
      sandbox={`allow-scripts allow-same-origin ${props.sandbox ?? ""}`.trim()}
      allow={props.allow}
      referrerPolicy={props.tellsOrigin ? "strict-origin" : "no-referrer"}
      className={props.className}
    />
  );
}
