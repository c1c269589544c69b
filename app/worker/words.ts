import { noticeWords as english } from "#content/push/notice-words.ts";
import { noticeWords as hindi } from "#words/hi/content/push/notice-words.ts";
import { noticeWords as telugu } from "#words/te/content/push/notice-words.ts";

/** The title and the text of a notice. */
export type Notice = readonly [title: string, body: string];

/** The words of each kind of notice, by language. */
export const words: Readonly<Record<string, Readonly<Record<string, Notice>>>> = {
  en: english,
  te: telugu,
  hi: hindi,
};
