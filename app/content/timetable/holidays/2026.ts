import type { PublicHoliday } from "./all.ts";

/**
 * General holidays of Telangana in 2026. Those that follow the moon or the sun, or are announced
 * each year, are to be compared with the government's order before they are accepted.
 */
export const holidaysOf2026: readonly PublicHoliday[] = [
  { day: "2026-01-01", name: "New Year's Day", isCertain: true },
  { day: "2026-01-14", name: "Bhogi", isCertain: false },
  { day: "2026-01-15", name: "Sankranti", isCertain: false },
  { day: "2026-01-26", name: "Republic Day", isCertain: true },
  { day: "2026-02-15", name: "Maha Shivaratri", isCertain: false },
  { day: "2026-03-03", name: "Holi", isCertain: false },
  { day: "2026-03-19", name: "Ugadi", isCertain: false },
  { day: "2026-03-21", name: "Eid-ul-Fitr", isCertain: false },
  { day: "2026-03-27", name: "Sri Rama Navami", isCertain: false },
  { day: "2026-04-03", name: "Good Friday", isCertain: true },
  { day: "2026-04-05", name: "Babu Jagjivan Ram's Birthday", isCertain: true },
  { day: "2026-04-14", name: "Dr B. R. Ambedkar's Birthday", isCertain: true },
  { day: "2026-05-27", name: "Eid-ul-Adha", isCertain: false },
  { day: "2026-06-02", name: "Telangana Formation Day", isCertain: true },
  { day: "2026-06-26", name: "Muharram", isCertain: false },
  { day: "2026-08-10", name: "Bonalu", isCertain: false },
  { day: "2026-08-15", name: "Independence Day", isCertain: true },
  { day: "2026-08-26", name: "Milad-un-Nabi", isCertain: false },
  { day: "2026-09-04", name: "Sri Krishna Ashtami", isCertain: false },
  { day: "2026-09-14", name: "Vinayaka Chavithi", isCertain: false },
  { day: "2026-10-02", name: "Gandhi Jayanti", isCertain: true },
  { day: "2026-10-20", name: "Vijaya Dasami", isCertain: false },
  { day: "2026-11-08", name: "Deepavali", isCertain: false },
  { day: "2026-11-24", name: "Karthika Purnima and Guru Nanak's Birthday", isCertain: false },
  { day: "2026-12-25", name: "Christmas", isCertain: true },
  { day: "2026-12-26", name: "Day after Christmas", isCertain: true },
];
