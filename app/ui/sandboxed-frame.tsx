// The frame replaces the button that was pressed, so it takes over the focus.
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * An embedded page of another host. It may run scripts and use its own storage, which players and
 * forms need, and has no other permissions than those given here.
 */
export function SandboxedFrame(props: {
  title: string;
  src: string;
  /** Further sandbox permissions, such as "allow-forms". */
  sandbox?: string;
  /** Browser features that it may use, such as "fullscreen". */
  allow?: string;
  /** Whether our origin is sent as referrer: some players refuse to play without it. */
  sendsOrigin: boolean;
  className: string;
}) {
  return (
    <iframe
      ref={focus}
      title={props.title}
      src={props.src}
      sandbox={`allow-scripts allow-same-origin ${props.sandbox ?? ""}`.trim()}
      allow={props.allow}
      referrerPolicy={props.sendsOrigin ? "strict-origin" : "no-referrer"}
      className={props.className}
    />
  );
}
