interface ErrorWords {
  title: string;
  text: string;
}

const unexpected: ErrorWords = {
  title: "Could not load. Try again",
  text: "Something went wrong on our side. Nothing you did is lost.",
};

const byStatus: Record<number, ErrorWords> = {
  400: { title: "We could not read that", text: "Please go back and send the form again." },
  403: { title: "Access Denied", text: "You don't have permission to see this page." },
  404: { title: "Page not found", text: "There is nothing at this address. It may have moved." },
  405: { title: "That doesn't work here", text: "This page can't be changed that way." },
  413: { title: "That is too long", text: "Please shorten what you wrote and send it again." },
  415: { title: "We could not read that", text: "Only our own forms can be sent here." },
  503: {
    title: "We will be right back",
    text: "Our database isn't responding at the moment. Nothing you saved is lost. Please try again in a minute. If you have just sent a form, check whether it went through before you send it again.",
  },
};

// Errors with a code of their own; all others are chosen by HTTP status.
const byCode = new Map<unknown, ErrorWords>([
  [
    "busy",
    {
      title: "We are very busy right now",
      text: "Too many people are signing in at the same time. Nothing was changed. Please go back and try again in a minute.",
    },
  ],
  ["not-a-tutor", { title: "Access Denied", text: "You don't have tutor permissions." }],
]);

/** The answer to a form that was not submitted from one of our pages. */
export const foreignForm: ErrorWords = {
  title: "This form did not come from our site",
  text: "Nothing was changed. Open the page on our own site, reload it and send the form from there. If it happens again, use a current browser without add-ons that hide where a form comes from.",
};

export const errorPages = {
  home: "Back to Home",
  dashboard: "Go to your dashboard",
  again: "Try again",
  /** Shown on a form that stays on the screen. */
  notTaken:
    "This may not have been saved. What you entered is still here. Please try again in a minute.",
  offline: "You are offline. This page stays as it is. Try again when you are connected.",
  gone: "That is no longer there.",
  /** Shown after an action without input, such as a deletion. */
  notDone: "That may not have worked. Please try again in a minute.",
};

/** The words of the error page for an HTTP status and an error code. */
export function errorPageFor(status: number, code: unknown): ErrorWords {
  return byCode.get(code) ?? byStatus[status] ?? unexpected;
}
