import { studentWords, tutorWords } from "#content/account/profile.ts";
import { passwordStrength } from "#domain/account/password.ts";
import { checkNewPassword, checkResetRequest } from "#domain/account/password-reset.ts";
import { checkSignIn } from "#domain/account/sign-in.ts";
import { checkStudentSignUp } from "#domain/account/student-sign-up.ts";
import { checkTutorSignUp } from "#domain/account/tutor-sign-up.ts";
import type { Failure } from "#domain/shared/rules.ts";
import { readTexts } from "#domain/shared/texts.ts";
import { typedField } from "#domain/shared/typed/typed-text.ts";
import type { Fields } from "#request/form.ts";
import { messages } from "./messages.ts";
import { enhancePasskey } from "./passkey-form.ts";
import { noteSignIn } from "#parts/account/advice/passkey-offer-storage.ts";
import { parseOwnPage } from "./parse-own-page.ts";
import { newPasswordProblems, requestProblems } from "./password-problems.ts";
import { readStudentSignUp, readTutorSignUp } from "./sign-up-form.ts";

// Enhances an auth form: it validates before it submits, shows that it is submitting, and keeps all
// that was entered, including passwords, if the server refuses. Without JavaScript the same form
// submits by itself.

interface Refusal {
  error: string;
  /** Only the server's refusals have one. */
  hint?: string | null | undefined;
  field: string | null;
}

/** A failure as it is shown. */
const refuse = <Problem extends string>(
  failure: Failure<Problem, string> | null,
  problems: Readonly<Record<Problem, string>>,
) => failure && { error: problems[failure.problem], field: failure.field };

const checks: Record<string, (fields: Fields) => Refusal | null> = {
  "sign-in": ({ text }) => {
    const failure = checkSignIn(readTexts(text, "email", "password"));
    return failure && { error: messages.fillAll, field: failure.field };
  },
  "forgot-password": ({ text }) =>
    refuse(checkResetRequest(readTexts(text, "email")), requestProblems),
  "new-password": ({ text }) =>
    refuse(checkNewPassword(readTexts(text, "password", "confirmPassword")), newPasswordProblems),
  "student-sign-up": (fields) =>
    refuse(checkStudentSignUp(readStudentSignUp(fields)), studentWords.problems),
  "tutor-sign-up": (fields) =>
    refuse(checkTutorSignUp(readTutorSignUp(fields)), tutorWords.problems),
};

/** The form as URL-encoded fields; it has no file inputs. */
function readValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values.append(name, value);
  }
  return values;
}

function readFields(form: HTMLFormElement): Fields {
  const values = readValues(form);
  return {
    text: (name) => typedField(name, values.get(name) ?? ""),
    all: (name) => values.getAll(name).map((value) => typedField(name, value)),
  };
}

/** The name of the field that the shown error is about; the error disappears when it is changed. */
let refusedField: string | null = null;

function isRefused(control: Element): boolean {
  const isMarked = control.getAttribute("aria-invalid") === "true";
  return isMarked || (refusedField !== null && control.getAttribute("name") === refusedField);
}

function showTexts(form: HTMLFormElement, error: string, hint: string): HTMLElement | null {
  const alert = form.querySelector<HTMLElement>("[role=alert]");
  if (alert) alert.textContent = error;
  const below = form.querySelector("[data-hint]");
  if (below) below.textContent = hint;
  return alert;
}

function showError(form: HTMLFormElement, { error, hint, field }: Refusal): void {
  const alert = showTexts(form, error, hint ?? "");
  for (const control of form.querySelectorAll<HTMLInputElement>("[name]")) {
    if (control.type !== "checkbox") control.toggleAttribute("aria-invalid", false);
  }
  refusedField = field;
  const control = field && form.querySelector<HTMLElement>(`[name="${field}"]`);
  if (!control) return alert?.focus();
  if (control.getAttribute("type") !== "checkbox") control.setAttribute("aria-invalid", "true");
  control.closest("details")?.setAttribute("open", "");
  control.focus();
}

function setPending(button: HTMLButtonElement, pending: boolean): void {
  button.dataset["label"] ??= button.textContent;
  button.disabled = pending;
  button.textContent = (pending ? button.dataset["pending"] : button.dataset["label"]) ?? "";
}

/** @returns the URL to continue at after a success, or the refusal */
async function send(form: HTMLFormElement): Promise<string | Refusal> {
  // A redirect means success; if `fetch` followed it, the dashboard would be loaded twice.
  const response = await fetch(form.action, {
    method: "POST",
    body: readValues(form),
    redirect: "manual",
  });
  const { next = "/", keepsQuery } = form.dataset;
  if (response.type === "opaqueredirect") return keepsQuery ? next + location.search : next;
  const page = parseOwnPage(await response.text());
  // The password was right and a code is needed: the response is the code's form.
  const codeUrl = response.ok && page.querySelector("form[data-form]")?.getAttribute("action");
  if (codeUrl) return codeUrl;
  const alert = page.querySelector("[role=alert]")?.textContent;
  if (response.status === 503) return { error: alert || messages.away, field: null };
  const error = alert || page.querySelector("h1")?.textContent;
  const field = page.querySelector("[aria-invalid]")?.getAttribute("name") ?? null;
  const hint = page.querySelector("[data-hint]")?.textContent;
  return { error: error || messages.offline, hint, field };
}

async function submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const refusal = checks[form.dataset["form"] ?? ""]?.(readFields(form)) ?? null;
  if (refusal) return showError(form, refusal);
  setPending(button, true);
  try {
    const result = await send(form);
    if (typeof result === "string") {
      noteSignIn();
      return location.assign(result);
    }
    showError(form, result);
  } catch {
    showError(form, { error: messages.offline, field: null });
  }
  setPending(button, false);
}

const form = document.querySelector<HTMLFormElement>("form[data-form]");
const button = form?.querySelector<HTMLButtonElement>("button");
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (button) void submit(form, button);
});
form?.addEventListener("input", ({ target }) => {
  if (!(target instanceof Element) || !isRefused(target)) return;
  target.toggleAttribute("aria-invalid", false);
  showTexts(form, "", "");
  refusedField = null;
});
addEventListener("pageshow", (event) => {
  if (event.persisted && button) setPending(button, false);
});

// The picture of the free demo leads to the sign-up form; there, loading it again would empty it.
for (const link of document.querySelectorAll(`a[href="${location.pathname}"]`)) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    form?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
  });
}

const passkey = document.querySelector<HTMLElement>("[data-passkey]");
if (passkey) enhancePasskey(passkey);

const password = form?.querySelector<HTMLInputElement>("[autocomplete=new-password]");
const hint = password && document.getElementById(`${password.id}-hint`);
const firstHint = hint?.textContent ?? "";
password?.addEventListener("input", () => {
  if (!hint) return;
  hint.textContent = password.value
    ? messages.strength[passwordStrength(password.value)]
    : firstHint;
});

document.querySelector("form[data-close]")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const cameFromOurSite = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
  if (cameFromOurSite) history.back();
  else location.assign("/");
});
