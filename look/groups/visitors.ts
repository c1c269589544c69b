import { at, of, submit, type Group } from "../screen.ts";

export const visitor: Group = {
  name: "public",
  email: null,
  screens: [
    at("/"),
    ...["math", "physics", "chemistry", "coding", "subject-choice", "class-10"].map((category) =>
      of("/services/:category", `services: ${category}`, () => `/services/${category}`),
    ),
    ...["/contact", "/contact/schedule", "/book-a-demo", "/about-us", "/faq", "/demo"].map((url) =>
      at(url),
    ),
    ...["/privacy", "/terms", "/refund"].map((url) => at(url)),
    at("/book-a-demo", "book a demo: refused", submit("Ask for a Demo")),
    at("/book-a-demo/thanks"),
    at("/book-a-demo/already"),
    of("/*", "unknown address", () => "/no-such-page"),
    of(
      "/mail/unsubscribe/:token",
      "unsubscribe: invalid link",
      ({ noToken }) => `/mail/unsubscribe/${noToken}`,
    ),
  ],
};

export const signIn: Group = {
  name: "sign-in",
  email: null,
  screens: [
    at("/login"),
    at("/login", "login: refused", submit("Sign In")),
    at("/signup"),
    at("/signup", "signup: refused", submit("Create Account")),
    // Without an enquiry in this browser.
    at("/signup/finish"),
    at("/tutor-login"),
    at("/tutor-signup"),
    at("/tutor-signup", "tutor-signup: refused", submit("Apply as Tutor")),
    at("/admin-login"),
    at("/forgot-password"),
    at("/forgot-password/sent"),
    of(
      "/reset-password/:token",
      "reset password",
      ({ resetToken }) => `/reset-password/${resetToken}`,
    ),
    of(
      "/reset-password/:token",
      "reset: invalid link",
      ({ noToken }) => `/reset-password/${noToken}`,
    ),
    of(
      "/invitation/:token",
      "invitation",
      ({ invitationToken }) => `/invitation/${invitationToken}`,
    ),
    of(
      "/verify-email/:token",
      "confirm address: invalid link",
      ({ noToken }) => `/verify-email/${noToken}`,
    ),
    of(
      "/change-email/:token",
      "change address: invalid link",
      ({ noToken }) => `/change-email/${noToken}`,
    ),
    of(
      "/undo-email/:token",
      "restore address: invalid link",
      ({ noToken }) => `/undo-email/${noToken}`,
    ),
    at("/goodbye"),
  ],
};

/** Whoever has the link of a mail about fees. */
export const payer: Group = {
  name: "payer",
  email: null,
  screens: [
    of("/fees/:feesToken", "fees by a mailed link", ({ feesToken }) => `/fees/${feesToken}`),
    of(
      "/fees/:feesToken/online",
      "a payment online by a mailed link",
      ({ feesToken }) => `/fees/${feesToken}/online`,
    ),
    of(
      "/fees/:feesToken/documents/:documentId",
      "an invoice by a mailed link",
      ({ feesToken, childDocumentId }) => `/fees/${feesToken}/documents/${childDocumentId}`,
    ),
  ],
};

export const guardian: Group = {
  name: "guardian",
  email: null,
  screens: [
    at("/guardian", "ask for a link"),
    of(
      "/guardian/consent/:guardianToken",
      "consent",
      ({ consentToken }) => `/guardian/consent/${consentToken}`,
    ),
    of("/guardian/:guardianToken", "children", ({ guardianToken }) => `/guardian/${guardianToken}`),
    of(
      "/guardian/:guardianToken/messages/:childId",
      "messages of a child",
      ({ guardianToken, childId }) => `/guardian/${guardianToken}/messages/${childId}`,
    ),
    of(
      "/guardian/:guardianToken/messages/:childId/:chatId",
      "messages of a child to read",
      ({ guardianToken, childId, childChatId }) =>
        `/guardian/${guardianToken}/messages/${childId}/${childChatId}`,
    ),
    of(
      "/guardian/messages/:guardianToken",
      "messages of a child to write",
      ({ messagesToken }) => `/guardian/messages/${messagesToken}`,
    ),
    of(
      "/guardian/messages/:guardianToken/:chatId",
      "a guardian writes",
      ({ messagesToken, childChatId }) => `/guardian/messages/${messagesToken}/${childChatId}`,
    ),
    of(
      "/guardian/messages/:guardianToken/:chatId/:messageSeq/report",
      "a guardian reports a message",
      ({ messagesToken, childChatId }) =>
        `/guardian/messages/${messagesToken}/${childChatId}/1/report`,
    ),
    of(
      "/guardian/:guardianToken/times/:childId",
      "times of a child",
      ({ guardianToken, childId }) => `/guardian/${guardianToken}/times/${childId}`,
    ),
    of(
      "/guardian/:guardianToken/progress/:childId",
      "progress of a child",
      ({ guardianToken, childId }) => `/guardian/${guardianToken}/progress/${childId}`,
    ),
    of(
      "/guardian/:guardianToken/homework/:homeworkId",
      "homework of a child",
      ({ guardianToken, childsHomeworkId }) =>
        `/guardian/${guardianToken}/homework/${childsHomeworkId}`,
    ),
    of(
      "/guardian/:guardianToken/fees/:childId",
      "fees of a child",
      ({ guardianToken, childId }) => `/guardian/${guardianToken}/fees/${childId}`,
    ),
    of(
      "/guardian/:guardianToken/fees/:childId/online",
      "a guardian pays online",
      ({ guardianToken, childId }) => `/guardian/${guardianToken}/fees/${childId}/online`,
    ),
    of("/guardian/paid", "back from the payment", () => "/guardian/paid"),
    of(
      "/guardian/:guardianToken/fees/:childId/documents/:documentId",
      "an invoice for a child",
      ({ guardianToken, childId, childDocumentId }) =>
        `/guardian/${guardianToken}/fees/${childId}/documents/${childDocumentId}`,
    ),
    of(
      "/guardian/:guardianToken/changes",
      "a guardian says what suits",
      ({ guardianToken }) => `/guardian/${guardianToken}/changes`,
    ),
    of(
      "/guardian/:guardianToken/sessions/:lessonId/request",
      "a guardian asks",
      ({ guardianToken, guardedId }) => `/guardian/${guardianToken}/sessions/${guardedId}/request`,
    ),
    of(
      "/guardian/:guardianToken/sessions/:lessonId/outcome",
      "how a child's class turned out",
      ({ guardianToken, guardedOverId }) =>
        `/guardian/${guardianToken}/sessions/${guardedOverId}/outcome`,
    ),
    of(
      "/requests/:requestToken",
      "a tutor answers from the mail",
      ({ requestToken }) => `/requests/${requestToken}`,
    ),
    of("/requests/:requestToken", "invalid link", ({ noToken }) => `/requests/${noToken}`),
    of("/guardian/:guardianToken", "ended link", ({ noToken }) => `/guardian/${noToken}`),
  ],
};
