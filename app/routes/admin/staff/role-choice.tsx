import { staffRoleNames } from "#content/people/staff-roles.ts";
import { staffRoles } from "#domain/people/staff.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { messages } from "./messages.ts";

/** The choice of a role, each with what it may do. */
export function RoleChoice({ chosen }: { chosen: string | undefined }) {
  return (
    <RadioGroup
      legend={messages.role}
      name="role"
      choices={staffRoles.map((id) => ({
        id,
        name: staffRoleNames[id],
        about: messages.about[id],
      }))}
      chosen={chosen}
    />
  );
}
