// English: 956680c9
import type * as english from "#content/people/staff-roles.ts";

export const staffRoleNames: typeof english.staffRoleNames = {
  owner: "యజమాని",
  coordinator: "కోఆర్డినేటర్",
  accountant: "అకౌంటెంట్",
  editor: "కంటెంట్ ఎడిటర్",
};
