const hour = 60 * 60;
const day = 24 * hour;

/** Enquiries allowed to one network. Mobile networks share addresses, but few families ask at once. */
export const networkEnquiryLimit = { failures: 10, seconds: hour } as const;

/**
 * Enquiries with one phone number or mailbox, above which the staff have to confirm that one is the
 * family's: strangers may have typed it, who must not shut the family out.
 */
export const contactEnquiryLimit = { failures: 3, seconds: day } as const;

/** The same form from one network, after which a family is told that its request is there already. */
export const sameEnquiryLimit = { failures: 1, seconds: day } as const;

/** Mails to one mailbox about enquiries, whoever typed it. */
export const enquiryMailLimit = { failures: 1, seconds: day } as const;

/**
 * Enquiries from the website above which they are a flood: until the hour is over families get no
 * mail, and the staff one mail in `floodPauseMinutes`.
 */
export const floodLimit = { failures: 30, seconds: hour } as const;

/** How long enquiries are collected before the staff are mailed. */
export const gatherSeconds = 20;

/** The minimum time between two mails to the staff during a flood. */
export const floodPauseMinutes = 15;

/** After how many days an enquiry is deleted, unless the operator sets another number. */
export const standardEnquiryDays = 180;
