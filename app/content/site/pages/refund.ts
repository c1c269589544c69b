import type { Academy } from "#content/site/academy.ts";
import type { Policy } from "./policy.ts";

/** The standard words, with an academy's name and contacts. */
export function refundPolicy(academy: Academy): Policy {
  return {
    title: "Refunds",
    lead: "You pay for classes that are held. What was not held is paid back.",
    updated: "2026-11-20",
    isDraft: true,
    sections: [
      {
        title: "The demo",
        paragraphs: ["It is free, so there is nothing to pay back, and nothing to pay afterwards."],
      },
      {
        title: "If you stop",
        paragraphs: [
          "You may stop at the end of any week, for any reason. All classes that you have paid for and that have not been held are paid back in full.",
        ],
      },
      {
        title: "If the first classes disappoint",
        paragraphs: [
          "Should your child not be comfortable within the first two paid classes, tell us. We suggest another tutor, or pay back everything, those two classes included.",
        ],
      },
      {
        title: "If we miss a class",
        paragraphs: [
          "When a tutor does not come, or our systems fail, the class is held again at an hour that suits you, or paid back, as you choose.",
        ],
      },
      {
        title: "If you miss a class",
        paragraphs: [
          "Moved by the evening before, it is held at another hour. Missed without word, it counts as held. For illness and other emergencies we look at what happened and do not hide behind the rule.",
        ],
      },
      {
        title: "How to ask, and how soon it comes",
        paragraphs: [
          `Write to ${academy.email} or call ${academy.phone} with the student's name. We reply to email within ${academy.emailReply} and decide within three working days. The money goes back the way it came, within seven working days of the decision.`,
        ],
      },
      {
        title: "If we do not agree",
        paragraphs: [
          "Ask for our grievance officer at the same address. You may also turn to the National Consumer Helpline.",
        ],
      },
    ],
  };
}
