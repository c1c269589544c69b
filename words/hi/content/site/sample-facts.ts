// English: 2351c1cf
import type * as english from "#content/site/sample-facts.ts";

export const meaning: typeof english.meaning = "तेलुगु में इसका अर्थ है मूल्य: किसी चीज़ की असली क़ीमत";
export const tagline: typeof english.tagline = "मूल्य-आधारित शिक्षा, हर बच्चे पर पूरा ध्यान";
export const emailReply: typeof english.emailReply = "2-4 घंटे";
export const address: typeof english.address = {
  street: "1, नमूना रोड",
  city: "हैदराबाद",
  state: "तेलंगाना",
  postcode: "500 000",
  country: "भारत",
};
