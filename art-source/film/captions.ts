import type { Language } from "../../app/domain/shared/language.ts";
import { captionTexts } from "./words.ts";

/** The captions in a language, as WebVTT. */
export function captions(language: Language): string {
  const cues = captionTexts[language].map(
    ({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}

function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1000);
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `00:${pad(Math.floor(whole / 60), 2)}:${pad(whole % 60, 2)}.${pad(thousandths, 3)}`;
}
