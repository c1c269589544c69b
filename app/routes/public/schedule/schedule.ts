import { typedText } from "#domain/shared/typed/typed-text.ts";
import { meetingProblems, meetingRequest } from "#content/enquiries/meeting-request.ts";
import { checkMeeting, type MeetingInput } from "./meeting-input.ts";
import { readyRequest } from "./ready-request.ts";

const form = document.querySelector<HTMLFormElement>("form[data-meeting]");
const problem = document.querySelector("#meeting-problem");
const status = document.querySelector("#meeting-status");
const template = document.querySelector<HTMLTemplateElement>("template[data-ready]");
let calendarUrl = "";

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = readInput(new FormData(form));
  const failure = checkMeeting(input);
  clear();
  if (failure) showProblem(meetingProblems[failure.problem], failure.field);
  else showRequest(input);
});

// After a change, the prepared request no longer matches the form.
form?.addEventListener("input", clear);

function readInput(data: FormData): MeetingInput {
  const texts = (name: string) =>
    data.getAll(name).flatMap((value) => (typeof value === "string" ? [typedText(value)] : []));
  const text = (name: string) => texts(name)[0] ?? "";
  return {
    date: text("date"),
    time: text("time"),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    grade: text("grade"),
    subject: text("subject"),
    topic: text("topic"),
    services: texts("services"),
    message: text("message"),
  };
}

function clear() {
  problem?.replaceChildren();
  status?.replaceChildren();
  for (const field of form?.querySelectorAll("[aria-errormessage]") ?? []) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-errormessage");
  }
}

function showProblem(words: string, name: string) {
  problem?.append(words);
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-errormessage", "meeting-problem");
  field.focus();
}

function showRequest(input: MeetingInput) {
  if (!form || !status || !template) return;
  const { academy: name = "", email = "" } = form.dataset;
  const part = document.importNode(template.content, true);
  const find = (name: string) => part.querySelector(`[data-${name}]`);
  const chat = find("whatsapp")?.getAttribute("href") ?? null;
  const request = readyRequest(input, { name, email, chat }, new Date(), randomId());

  URL.revokeObjectURL(calendarUrl);
  calendarUrl = URL.createObjectURL(new Blob([request.calendar], { type: "text/calendar" }));

  find("text")?.append(request.text);
  if (!request.isPast) find("past")?.remove();
  if (request.whatsapp) find("whatsapp")?.setAttribute("href", request.whatsapp);
  find("mail")?.setAttribute("href", request.mail);
  const calendar = find("calendar");
  calendar?.setAttribute("href", calendarUrl);
  calendar?.setAttribute("download", meetingRequest.fileName);

  status.replaceChildren(part);
  status.scrollIntoView({ block: "nearest" });
}

// crypto.randomUUID is undefined on pages served over plain http.
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((octet) => octet.toString(16).padStart(2, "0"))
    .join("");
}
