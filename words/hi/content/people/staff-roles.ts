// English: 956680c9
import type * as english from "#content/people/staff-roles.ts";

export const staffRoleNames: typeof english.staffRoleNames = {
  owner: "मालिक",
  coordinator: "कोऑर्डिनेटर",
  accountant: "अकाउंटेंट",
  editor: "कंटेंट एडिटर",
};
