import { at, of, submit, type Group } from "../screen.ts";

export const account: Group = {
  name: "account",
  email: "student@viluva.example",
  screens: [
    ...[
      "",
      "/password",
      "/email",
      "/mail",
      "/profile",
      "/passkeys",
      "/export",
      "/proof",
      "/deletion",
    ].map((path) => at(`/account${path}`)),
    ...["", "/birth-date", "/contact"].map((path) => at(`/account/guardian${path}`)),
    at("/account/times"),
    at("/account/times", "times: refused", async (page, say) => {
      await page.getByLabel(say("From")).first().fill("17:07");
      await page.getByLabel(say("To")).first().fill("18:00");
      await submit("Save Times")(page, say);
    }),
    at("/calendar"),
  ],
};

export const tutorAccount: Group = {
  name: "tutor-account",
  email: "tutor@viluva.example",
  screens: [
    at("/account", "account of a tutor"),
    at("/account/hours"),
    at("/account/hours/room"),
    at("/account/hours/time-off"),
    at("/account/hours/time-off", "time off: refused", submit("Add Time Off")),
    of(
      "/account/hours/time-off/:timeOffId/delete",
      "time off: delete",
      ({ timeOffId }) => `/account/hours/time-off/${timeOffId}/delete`,
    ),
  ],
};

/** A tutor whose hours are unknown. */
export const unknownHours: Group = {
  name: "unknown-hours",
  email: "neha@viluva.example",
  screens: [at("/account/hours", "hours unknown")],
};

export const adminAccount: Group = {
  name: "admin-account",
  email: "admin@viluva.example",
  screens: [
    at("/account"),
    ...["", "/confirmation", "/recovery-codes", "/removal"].map((path) =>
      at(`/account/second-factor${path}`),
    ),
  ],
};

export const provedAccount: Group = {
  name: "proved-account",
  email: "student@viluva.example",
  isProved: true,
  screens: ["passkeys", "export", "deletion"].map((page) => at(`/account/${page}`)),
};

export const provedAdmin: Group = {
  name: "proved-admin",
  email: "admin@viluva.example",
  isProved: true,
  screens: [
    at("/account/passkeys"),
    at("/account/reminders"),
    at("/offline"),
    of(
      "/admin-dashboard/tutors/:tutorId/suspension",
      "tutor: suspension",
      ({ tutorId }) => `/admin-dashboard/tutors/${tutorId}/suspension`,
    ),
  ],
};
