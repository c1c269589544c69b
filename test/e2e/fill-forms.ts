import type { Page } from "@playwright/test";
import type { Sent, Verdict } from "../rules/model/sent.ts";

interface Place {
  form: string;
  /** Where the page says what is wrong. */
  problem: string;
  /** What stands there once a form has passed. */
  done: string;
}

interface Heard {
  /** What the form's fields took of what was filled in: what is sent. */
  held: Sent;
  verdict: Verdict;
}

/** Fills a form in and presses its button, or not, time and again, as fast as a script can. */
export function fillForms(
  page: Page,
  place: Place,
  forms: readonly Sent[],
  andPress = true,
): Promise<Heard[]> {
  return page.evaluate(
    async ({ place, forms, andPress }) => {
      const form = document.querySelector<HTMLFormElement>(place.form);
      if (!form) throw new Error(`no ${place.form}`);
      const button = form.querySelector<HTMLButtonElement>("button:not([type=button])");

      const fill = (sent: Sent) => {
        for (const control of form.elements) {
          if (control instanceof HTMLInputElement && control.type === "checkbox") {
            const { name, value } = control;
            control.checked = sent.some(([one, chosen]) => one === name && chosen === value);
          } else if (
            control instanceof HTMLInputElement ||
            control instanceof HTMLTextAreaElement ||
            control instanceof HTMLSelectElement
          ) {
            control.value = sent.find(([one]) => one === control.name)?.[1] ?? "";
          }
        }
        return [...new FormData(form)].map(([name, value]) => [name, value as string] as const);
      };

      const press = async () => {
        (document.activeElement as HTMLElement | null)?.blur();
        form.requestSubmit();
        while (button?.disabled) await new Promise((resolve) => setTimeout(resolve, 1));
        const words = document.querySelector(place.problem)?.textContent ?? "";
        if (words === place.done) return null;
        return { words, field: document.activeElement?.getAttribute("name") ?? "" };
      };

      const heard: Heard[] = [];
      for (const sent of forms) {
        heard.push({ held: fill(sent), verdict: andPress ? await press() : null });
      }
      return heard;
    },
    { place, forms, andPress },
  );
}
