// English: 8e6f908d
import type * as english from "#parts/teaching/content/link-messages.ts";

export const linkKinds: typeof english.linkKinds = {
  "youtube-video": () => "YouTube వీడియో, పేజీలోనే ప్లే అవుతుంది",
  "google-form": () => "Google Form",
  "google-drive-file": () => "Google Drive ఫైల్",
  page: (host) => `${host} కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది`,
};

export const linkWarnings: typeof english.linkWarnings = {
  "unusual-host": "ఇది మామూలుగా వాడే లింక్ కాదు. మీ విద్యార్థి దీన్ని తెరవగలరో లేదో చూడండి.",
  "not-encrypted": "ఈ లింక్ http:// తో మొదలవుతోంది, అంటే ఎన్‌క్రిప్ట్ కాలేదు. https:// తో ప్రయత్నించండి.",
};
