import { at, type Group } from "../screen.ts";

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
    at("/calendar"),
  ],
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
