import type { LinkKind, LinkWarning } from "#domain/teaching/link-kind.ts";

/** What a student will get from a link of each kind. */
export const linkKinds: Record<LinkKind, (host: string) => string> = {
  "youtube-video": () => "YouTube video, plays in the page",
  "google-form": () => "Google Form",
  "google-drive-file": () => "Google Drive file",
  page: (host) => `Opens ${host} in a new tab`,
};

export const linkWarnings: Record<LinkWarning, string> = {
  "unusual-host": "That is an unusual address. Check that your student can open it.",
  "not-encrypted": "That link begins with http://, so it is not encrypted. Try https://.",
};
