import { consentNewsSince } from "#content/guardians/guardian-consent.ts";
import { hasOutdatedConsent } from "#domain/guardians/guardian.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages } from "./messages.ts";

/** Once for each text to a guardian who has consented to an earlier one, unless they have answered it. */
export const consentRenewal = toGuardian(
  "consent-renewal",
  hasOutdatedConsent,
  async (_, { child, firstName, createLink }) => {
    const path = `/guardian/consent/${await createLink("consent")}`;
    return {
      subject: messages.subject(firstName),
      blocks: [
        { is: "text", text: messages.text(firstName) },
        { is: "list", title: messages.news, items: consentNewsSince(child.consentVersion) },
        { is: "text", text: messages.stays },
        { is: "link", label: messages.link, path },
      ],
    };
  },
);
