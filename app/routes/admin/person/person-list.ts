import { personLists, type PersonList } from "#use-cases/people/people.ts";

/** The list that the address asks to show in full (`?all=courses`); null for none. */
export function readPersonList(params: URLSearchParams): PersonList | null {
  return personLists.find((name) => name === params.get("all")) ?? null;
}
