import type { PublicHoliday } from "./all.ts";

/** General holidays of Telangana in 2027, as in `2026.ts`. */
export const holidaysOf2027: readonly PublicHoliday[] = [
  { day: "2027-01-01", name: "New Year's Day", isCertain: true },
  { day: "2027-01-14", name: "Bhogi", isCertain: false },
  { day: "2027-01-15", name: "Sankranti", isCertain: false },
  { day: "2027-01-26", name: "Republic Day", isCertain: true },
  { day: "2027-03-06", name: "Maha Shivaratri", isCertain: false },
  { day: "2027-03-10", name: "Eid-ul-Fitr", isCertain: false },
  { day: "2027-03-22", name: "Holi", isCertain: false },
  { day: "2027-03-26", name: "Good Friday", isCertain: true },
  { day: "2027-04-05", name: "Babu Jagjivan Ram's Birthday", isCertain: true },
  { day: "2027-04-07", name: "Ugadi", isCertain: false },
  { day: "2027-04-14", name: "Dr B. R. Ambedkar's Birthday", isCertain: true },
  { day: "2027-04-15", name: "Sri Rama Navami", isCertain: false },
  { day: "2027-05-17", name: "Eid-ul-Adha", isCertain: false },
  { day: "2027-06-02", name: "Telangana Formation Day", isCertain: true },
  { day: "2027-06-16", name: "Muharram", isCertain: false },
  { day: "2027-08-15", name: "Independence Day", isCertain: true },
  { day: "2027-08-25", name: "Sri Krishna Ashtami", isCertain: false },
  { day: "2027-09-04", name: "Vinayaka Chavithi", isCertain: false },
  { day: "2027-10-02", name: "Gandhi Jayanti", isCertain: true },
  { day: "2027-10-09", name: "Vijaya Dasami", isCertain: false },
  { day: "2027-10-29", name: "Deepavali", isCertain: false },
  { day: "2027-11-14", name: "Karthika Purnima and Guru Nanak's Birthday", isCertain: false },
  { day: "2027-12-25", name: "Christmas", isCertain: true },
  { day: "2027-12-26", name: "Day after Christmas", isCertain: true },
];
