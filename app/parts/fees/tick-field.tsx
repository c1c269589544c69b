/** A box to tick, of the value "on". @param hint below the label */
export function TickField(props: {
  name: string;
  label: string;
  isTicked: boolean | undefined;
  hint?: string;
}) {
  const { name, label, isTicked = false, hint } = props;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={isTicked}
        className="size-5 shrink-0 accent-brand"
      />
      <span>
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
