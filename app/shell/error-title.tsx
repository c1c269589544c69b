import { useKnownAcademy } from "./use-academy.ts";

/** The title of an error's page. */
export function ErrorTitle({ name }: { name: string }) {
  const academy = useKnownAcademy();
  return <title>{academy ? `${name} · ${academy.name}` : name}</title>;
}
