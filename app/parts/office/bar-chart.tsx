/** The height of the highest bar, in CSS pixels. */
const height = 96;

/** What a colour of the bars stands for. */
export function Key({ className, children }: { className: string; children: string }) {
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
export function Bar({
  value,
  highest,
  className,
}: {
  value: number;
  highest: number;
  className: string;
}) {
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
