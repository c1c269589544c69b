import type { Hours } from "#content/site/hours.ts";

/** Opening hours with a title. */
export function HoursList(props: {
  title: string;
  hours: readonly Hours[];
  heading?: "h2" | "h3";
}) {
  const { title, hours, heading: Heading = "h2" } = props;
  return (
    <div>
      <Heading className="font-body font-semibold">{title}</Heading>
      <dl>
        {hours.map(({ days, time, lang }) => (
          <div key={days} lang={lang} className="flex flex-wrap gap-x-2">
            <dt>{days}</dt>
            <dd className="text-muted">{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
