import { faq } from "#content/site/pages/faq.ts";
import { ActionLink } from "#parts/site/action-link.tsx";

/** Links for a question that is not in the list (§2). */
export function SomethingElse() {
  const { title, text, contact, demo, signUp } = faq.more;
  return (
    <section className="print:hidden grid grid-cols-1 content-start gap-3 self-start rounded-card bg-accent p-6 text-on-accent lg:sticky lg:top-6 dark:bg-surface dark:text-text">
      <h2 className="text-2xl font-semibold">{title}</h2>
      <p className="mb-2">{text}</p>
      <ActionLink to={contact} />
      <ActionLink to={demo} tone="quiet" />
      <ActionLink to={signUp} tone="quiet" />
    </section>
  );
}
