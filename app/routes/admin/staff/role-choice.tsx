import { staffRoleNames } from "#content/people/staff-roles.ts";
import { staffRoles } from "#domain/people/staff.ts";
import { messages } from "./messages.ts";

/** The choice of a role, each with what it may do. */
export function RoleChoice({ chosen }: { chosen: string | undefined }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">{messages.role}</legend>
      {staffRoles.map((role) => (
        <div
          key={role}
          className="rounded-control border border-line bg-surface px-3 pb-2 has-checked:border-link has-checked:bg-sunken"
        >
          <label className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === chosen}
              aria-describedby={`about-${role}`}
              className="size-5 shrink-0 accent-brand"
            />
            {staffRoleNames[role]}
          </label>
          <p id={`about-${role}`} className="text-sm text-muted">
            {messages.about[role]}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
