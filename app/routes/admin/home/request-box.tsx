import { ButtonLink } from "#ui/button.tsx";
import { noticeClass } from "#ui/notice.tsx";

interface RequestProps {
  id: string;
  title: string;
  text: string;
  links: readonly { to: string; label: string }[];
}

/** What the product asks of an admin: to set the academy up, or to protect the dashboard. */
export function RequestBox({ id, title, text, links }: RequestProps) {
  return (
    <section
      aria-labelledby={id}
      className={`grid justify-items-start gap-2 ${noticeClass("caution")}`}
    >
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
