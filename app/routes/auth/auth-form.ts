import { studentWords, tutorWords } from "#content/profile.ts";
import { passwordStrength } from "#domain/password.ts";
import { checkNewPassword, checkResetRequest } from "#domain/password-reset.ts";
import { checkSignIn } from "#domain/sign-in.ts";
import { checkStudentSignUp } from "#domain/student-sign-up.ts";
import { checkTutorSignUp } from "#domain/tutor-sign-up.ts";
import { typedText } from "#domain/typed-text.ts";
import { messages } from "./messages.ts";
import { newPasswordProblems, requestProblems } from "./password-problems.ts";
import { readStudentSignUp } from "./signup/form.ts";
import { readTutorSignUp } from "./tutor-signup/form.ts";

// Makes an auth form check before it sends, say that it is sending, and keep all that was typed,
// passwords too, when the server refuses. Without this module the same form posts by itself.

interface Refusal {
  words: string;
  field: string | null;
}

interface Fields {
  text(name: string): string;
  all(name: string): string[];
}

const checks: Record<string, (fields: Fields) => Refusal | null> = {
  "sign-in": (fields) => {
    const failure = checkSignIn({ email: fields.text("email"), password: fields.text("password") });
    return failure && { words: messages.fillAll, field: failure.field };
  },
  "forgot-password": (fields) => {
    const failure = checkResetRequest({ email: fields.text("email") });
    return failure && { words: requestProblems[failure.problem], field: failure.field };
  },
  "new-password": (fields) => {
    const typed = {
      password: fields.text("password"),
      confirmPassword: fields.text("confirmPassword"),
    };
    const failure = checkNewPassword(typed);
    return failure && { words: newPasswordProblems[failure.problem], field: failure.field };
  },
  "student-sign-up": (fields) => {
    const failure = checkStudentSignUp(readStudentSignUp(fields));
    return failure && { words: studentWords.problems[failure.problem], field: failure.field };
  },
  "tutor-sign-up": (fields) => {
    const failure = checkTutorSignUp(readTutorSignUp(fields));
    return failure && { words: tutorWords.problems[failure.problem], field: failure.field };
  },
};

/** What the form would send; it has no files. */
function readValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values.append(name, value);
  }
  return values;
}

function readFields(form: HTMLFormElement): Fields {
  const sent = readValues(form);
  return {
    text: (name) => typedText(sent.get(name) ?? ""),
    all: (name) => sent.getAll(name).map(typedText),
  };
}

function show(form: HTMLFormElement, { words, field }: Refusal): void {
  const alert = form.querySelector<HTMLElement>("[role=alert]");
  if (alert) alert.textContent = words;
  for (const control of form.querySelectorAll<HTMLInputElement>("[name]")) {
    if (control.type !== "checkbox") control.toggleAttribute("aria-invalid", false);
  }
  const control = field && form.querySelector<HTMLElement>(`[name="${field}"]`);
  if (!control) return alert?.focus();
  if (control.getAttribute("type") !== "checkbox") control.setAttribute("aria-invalid", "true");
  control.focus();
}

function setPending(button: HTMLButtonElement, pending: boolean): void {
  button.dataset["label"] ??= button.textContent;
  button.disabled = pending;
  button.textContent = (pending ? button.dataset["pending"] : button.dataset["label"]) ?? "";
}

/** @returns where success leads, or why there was none */
async function send(form: HTMLFormElement): Promise<string | Refusal> {
  // A manual redirect is the answer's way of saying yes; following it would fetch the dashboard twice.
  const answer = await fetch(form.action, {
    method: "POST",
    body: readValues(form),
    redirect: "manual",
  });
  const { next = "/", keepsQuery } = form.dataset;
  if (answer.type === "opaqueredirect") return keepsQuery ? next + location.search : next;
  if (answer.status === 503) return { words: messages.away, field: null };
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // A right password that a code has to follow: its form says where.
  const following = answer.ok && page.querySelector("form[data-form]")?.getAttribute("action");
  if (following) return following;
  const words =
    page.querySelector("[role=alert]")?.textContent || page.querySelector("h1")?.textContent;
  const field = page.querySelector("[aria-invalid]")?.getAttribute("name") ?? null;
  return { words: words || messages.offline, field };
}

async function submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const refusal = checks[form.dataset["form"] ?? ""]?.(readFields(form)) ?? null;
  if (refusal) return show(form, refusal);
  setPending(button, true);
  try {
    const answer = await send(form);
    if (typeof answer === "string") return location.assign(answer);
    show(form, answer);
  } catch {
    show(form, { words: messages.offline, field: null });
  }
  setPending(button, false);
}

const form = document.querySelector<HTMLFormElement>("form[data-form]");
const button = form?.querySelector<HTMLButtonElement>("button");
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (button) void submit(form, button);
});
addEventListener("pageshow", (event) => {
  if (event.persisted && button) setPending(button, false);
});

const password = form?.querySelector<HTMLInputElement>("[autocomplete=new-password]");
const hint = password && document.getElementById(`${password.id}-hint`);
password?.addEventListener("input", () => {
  if (!hint) return;
  hint.textContent = password.value
    ? messages.strength[passwordStrength(password.value)]
    : messages.passwordHint;
});

document.querySelector("form[data-close]")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const cameFromUs = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
  if (cameFromUs) history.back();
  else location.assign("/");
});
