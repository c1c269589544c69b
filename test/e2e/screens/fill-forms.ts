import type { Page } from "@playwright/test";
import type { Sent, Verdict } from "#test/rules/model/sent.ts";

interface Place {
  form: string;
  /** Selector of the element that shows the problem. */
  problem: string;
  /** Its text after a valid form. */
  done: string;
}

interface Answer {
  /** The values that the fields accepted, which are sent. */
  held: Sent;
  verdict: Verdict;
}

/** Fills and submits a form many times within the page. @param andPress false only fills it */
export function fillForms(
  page: Page,
  place: Place,
  forms: readonly Sent[],
  andPress = true,
): Promise<Answer[]> {
  return page.evaluate(
    async ({ place, forms, andPress }) => {
      const form = document.querySelector<HTMLFormElement>(place.form);
      if (!form) throw new Error(`no ${place.form}`);
      const button = form.querySelector<HTMLButtonElement>("button:not([type=button])");

      const fill = (sent: Sent) => {
        for (const control of form.elements) {
          if (control instanceof HTMLInputElement && control.type === "checkbox") {
            const { name, value } = control;
            control.checked = sent.some(([field, chosen]) => field === name && chosen === value);
          } else if (
            control instanceof HTMLInputElement ||
            control instanceof HTMLTextAreaElement ||
            control instanceof HTMLSelectElement
          ) {
            control.value = sent.find(([field]) => field === control.name)?.[1] ?? "";
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

      const answers: Answer[] = [];
      for (const sent of forms) {
        answers.push({ held: fill(sent), verdict: andPress ? await press() : null });
      }
      return answers;
    },
    { place, forms, andPress },
  );
}
