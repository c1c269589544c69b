import type { CourseAccess } from "#domain/assignments/course-access.ts";
import { Badge } from "#ui/badge.tsx";
import { messages } from "./messages.ts";

const tones = { open: "success", rejected: "danger", waiting: "caution" } as const;

export function AccessBadge({ access }: { access: CourseAccess }) {
  return <Badge tone={tones[access]}>{messages.access[access]}</Badge>;
}
