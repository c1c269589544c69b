/**
 * The text of a message. Where it has two lines, whom it is about and what happened, each is in an
 * element of its own: what happened stays the specification's words.
 */
export function NoticeLines({ text }: { text: string }) {
  const [about = "", what] = text.split("\n");
  if (what === undefined) return text;
  return (
    <>
      <span className="wrap-anywhere">{about}</span> <span>{what}</span>
    </>
  );
}
