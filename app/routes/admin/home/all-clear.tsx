import { IkatEmpty } from "#art/ikat-empty.tsx";

/** Shown while nothing waits for the admin; not above what keeps its place, which it would push. */
export function AllClear({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge px-4 py-8 text-center group-has-[[data-left]]/home:hidden">
      <IkatEmpty className="w-44" />
      <p className="text-xl font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
    </div>
  );
}
