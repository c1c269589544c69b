/** Every screen of the dashboard beside its lists: the last part of its address, by group. */
export const moreNames = {
  families: ["messages", "enquiries", "referrals", "import"],
  lessons: ["lessons", "away", "quality", "overlaps", "holidays", "syllabus"],
  academy: ["fees", "site", "staff", "setup", "log"],
} as const;
