import { isWebAddress } from "#domain/shared/web-address.ts";

/** The service whose player or form a frame shows. */
export type EmbedHost = "youtube" | "vimeo" | "google-drive" | "google-forms";

/** A frame that a page may embed: its address is built by us from checked parts. */
export interface Embed {
  readonly host: EmbedHost;
  readonly src: string;
}

/** The only origin from which each host's frames may come. */
export const frameOrigins: Readonly<Record<EmbedHost, string>> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  "google-drive": "https://drive.google.com",
  "google-forms": "https://docs.google.com",
};

type Reader = (url: URL) => string | null;

function embed(host: EmbedHost, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return frameOrigins[host] + path + (search && `?${search}`);
}

function youtube(id: string | null | undefined): string | null {
  return id && /^[\w-]{11}$/.test(id)
    ? embed("youtube", `/embed/${id}`, { autoplay: "1", rel: "0" })
    : null;
}

const youtubePage: Reader = ({ pathname, searchParams }) =>
  pathname === "/watch"
    ? youtube(searchParams.get("v"))
    : youtube(/^\/(?:embed|live|shorts)\/([^/]+)\/?$/.exec(pathname)?.[1]);

const youtubeShort: Reader = ({ pathname }) => youtube(/^\/([^/]+)$/.exec(pathname)?.[1]);

function vimeo(path: RegExpExecArray | null, unlisted: string | null): string | null {
  const [, id, hash = unlisted ?? ""] = path ?? [];
  if (!id || !/^[\da-f]{0,40}$/.test(hash)) return null;
  return embed("vimeo", `/video/${id}`, { dnt: "1", autoplay: "1", ...(hash && { h: hash }) });
}

const vimeoPage: Reader = ({ pathname }) =>
  vimeo(/^\/(\d{1,12})(?:\/([\da-f]+))?\/?$/.exec(pathname), null);

const vimeoPlayer: Reader = ({ pathname, searchParams }) =>
  vimeo(/^\/video\/(\d{1,12})$/.exec(pathname), searchParams.get("h"));

const drive: Reader = ({ pathname, searchParams }) => {
  const inPath = /^\/file\/d\/([^/]+)(?:\/(?:view|preview))?$/.exec(pathname)?.[1];
  const id = pathname === "/open" ? searchParams.get("id") : inPath;
  const key = searchParams.get("resourcekey") ?? "";
  if (!id || !/^[\w-]{10,100}$/.test(id) || !/^[\w-]{0,100}$/.test(key)) return null;
  return embed("google-drive", `/file/d/${id}/preview`, { ...(key && { resourcekey: key }) });
};

const forms: Reader = ({ pathname, searchParams }) => {
  const id = /^\/forms\/d\/((?:e\/)?[\w-]{10,200})\/viewform$/.exec(pathname)?.[1];
  if (!id) return null;
  // A link may have pre-filled answers.
  const answers = [...searchParams].filter(([name]) => /^entry\.\d+$/.test(name));
  return embed("google-forms", `/forms/d/${id}/viewform`, {
    ...Object.fromEntries(answers),
    embedded: "true",
  });
};

const recordingHosts: Readonly<Record<string, [EmbedHost, Reader]>> = {
  "youtube.com": ["youtube", youtubePage],
  "www.youtube.com": ["youtube", youtubePage],
  "m.youtube.com": ["youtube", youtubePage],
  "www.youtube-nocookie.com": ["youtube", youtubePage],
  "youtu.be": ["youtube", youtubeShort],
  "vimeo.com": ["vimeo", vimeoPage],
  "www.vimeo.com": ["vimeo", vimeoPage],
  "player.vimeo.com": ["vimeo", vimeoPlayer],
  "drive.google.com": ["google-drive", drive],
};

const examHosts: Readonly<Record<string, [EmbedHost, Reader]>> = {
  "docs.google.com": ["google-forms", forms],
};

function read(hosts: typeof recordingHosts, text: string): Embed | null {
  if (!isWebAddress(text)) return null;
  const url = new URL(text.trim());
  if (url.port !== "" || !Object.hasOwn(hosts, url.hostname)) return null;
  const [host, reader] = hosts[url.hostname] ?? [];
  const src = reader?.(url);
  return host && src ? { host, src } : null;
}

/** The player of a recording's link; null where it can only be opened in a new tab. */
export function recordingEmbed(url: string): Embed | null {
  return read(recordingHosts, url);
}

/** The form of an exam's link; null where it can only be opened in a new tab. */
export function examEmbed(url: string): Embed | null {
  return read(examHosts, url);
}
