import type { Page, Request } from "@playwright/test";
import { button, field } from "../../support/steps.ts";
import type { Typed } from "./meeting-typed.ts";

export const labels: Record<keyof Typed, string> = {
  date: "Date",
  time: "Time",
  name: "Name",
  email: "Email",
  phone: "Phone",
  topic: "Topic",
  message: "Message",
};

/** Fills the meeting form. @returns what the fields then hold, for some cut what is too long */
export async function fill(page: Page, typed: Partial<Typed>): Promise<Typed> {
  const held = {} as Typed;
  for (const [key, label] of Object.entries(labels) as [keyof Typed, string][]) {
    await field(page, label).fill(typed[key] ?? "");
    held[key] = await field(page, label).inputValue();
  }
  return held;
}

export async function submit(page: Page): Promise<void> {
  await button(page, "Prepare My Request").click();
}

/** Collects every request of the page from now on, except the browser's own for the icon. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request: Request) => {
    if (!request.url().endsWith("/favicon.svg"))
      requests.push(`${request.method()} ${request.url()}`);
  });
  page.on("websocket", (socket) => requests.push(`socket ${socket.url()}`));
  return requests;
}
