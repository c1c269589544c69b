/** The numbers of India's states and territories in GST, in the order of their numbers. */
export const stateCodes = [
  "01",
  "02",
  "03",
  "04",
  "05",
  "06",
  "07",
  "08",
  "09",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "19",
  "20",
  "21",
  "22",
  "23",
  "24",
  "26",
  "27",
  "29",
  "30",
  "31",
  "32",
  "33",
  "34",
  "35",
  "36",
  "37",
  "38",
  // Outside of India, and of every state.
  "97",
] as const;

export type StateCode = (typeof stateCodes)[number];

/** The academy's own state. */
export const telangana: StateCode = "36";

/** The state with that number; null for another text. */
export function parseState(text: string): StateCode | null {
  return stateCodes.find((code) => code === text) ?? null;
}
