/** Marks an item that the person has not seen yet. */
export function NewMark({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-full bg-accent px-2.5 py-0.5 text-sm leading-dense font-semibold whitespace-nowrap text-on-accent">
      {children}
    </span>
  );
}
