import type { Academy } from "./academy.ts";

/** The words among the sample academy's facts; its names and contacts stand in `academy.ts`. */
export const meaning: string = "Telugu for value: what a thing is truly worth";
export const tagline: string = "Value-based education, one child at a time";
export const emailReply: string = "2-4 hours";
export const address: Academy["address"] = {
  street: "1 Sample Road",
  city: "Hyderabad",
  state: "Telangana",
  postcode: "500 000",
  country: "India",
};
