/** The height of the highest bar, in CSS pixels. */
const height = 96;

/** Some bars side by side, such as those of a week. */
interface Group {
  id: string;
  name: string;
  /** Of each key. */
  values: readonly number[];
  /** The same in words, for screen readers. */
  text: string;
  className?: string;
}

/** Groups of labelled bars, and a list of the same for screen readers. */
export function BarChart(props: {
  /** What each bar of a group stands for. */
  keys: readonly { label: string; className: string }[];
  groups: readonly Group[];
  className?: string;
  nameClass?: string;
}) {
  const { keys, groups, className = "gap-1", nameClass = "" } = props;
  const highest = Math.max(1, ...groups.flatMap(({ values }) => values));
  return (
    <>
      <div aria-hidden="true" className="grid gap-3">
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {keys.map((key) => (
            <Key key={key.label} className={key.className}>
              {key.label}
            </Key>
          ))}
        </p>
        <div
          className={`grid auto-cols-fr grid-flow-col text-center text-xs tabular-nums ${className}`}
        >
          {groups.map(({ id, name, values, ...group }) => (
            <div key={id} className={`grid content-end gap-1 ${group.className ?? ""}`}>
              <div className="flex items-end justify-center gap-0.5 border-b border-edge">
                {keys.map((key, index) => (
                  <Bar
                    key={key.label}
                    value={values[index] ?? 0}
                    highest={highest}
                    className={key.className}
                  />
                ))}
              </div>
              <span className={`text-muted ${nameClass}`}>{name}</span>
            </div>
          ))}
        </div>
      </div>
      <ol className="sr-only">
        {groups.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  );
}

/** What a colour of the bars stands for. */
function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="12" height="12" className={className}>
        <rect width="12" height="12" fill="currentColor" />
      </svg>
      {children}
    </span>
  );
}

/** A bar with its value above it; none for zero. */
function Bar({ value, highest, className }: { value: number; highest: number; className: string }) {
  // A small value still gets a visible bar.
  const size = value === 0 ? 0 : Math.max(3, Math.round((value / highest) * height));
  return (
    <span className="grid min-w-0 flex-1 justify-items-center">
      {value > 0 && <span>{value}</span>}
      <svg width="100%" height={size} className={`max-w-6 ${className}`}>
        <rect width="100%" height="100%" fill="currentColor" />
      </svg>
    </span>
  );
}
