import type { Academy } from "#content/site/academy.ts";
import type { Policy } from "./policy.ts";

/** The standard words, with an academy's name and contacts. */
export function termsPolicy(academy: Academy): Policy {
  return {
    title: "Terms",
    lead: "What you may expect of us, and what we ask of you, in plain words.",
    updated: "2026-11-20",
    isDraft: true,
    sections: [
      {
        title: "Who these terms are between",
        paragraphs: [
          `You, and ${academy.legalName}. For a student under 18, a parent or guardian agrees to them and answers for the account.`,
        ],
      },
      {
        title: "What we provide",
        paragraphs: [
          "Live one-to-one classes over the internet, with the subjects, days and fee that we have agreed on, and a dashboard with what the tutor publishes. The first class, the demo, is free and binds you to nothing.",
          "We choose tutors with care and approve each one. We cannot promise a mark or a rank, and we ask you to be wary of anybody who does.",
        ],
      },
      {
        title: "Your account",
        paragraphs: [
          "Give true details, keep your password to yourself and tell us if somebody else may know it. One account is for one student.",
        ],
      },
      {
        title: "Classes",
        paragraphs: [
          "Please be on time; the tutor waits fifteen minutes. A class that you move by the evening before is held at another hour. A class missed without word counts as held. A class that the tutor misses, or that fails because of our systems, is held again or paid back, as you prefer.",
        ],
      },
      {
        title: "Fees",
        paragraphs: [
          "Fees vary by subject, class level and tutor. You are told the fee before you decide, and it does not change within a period that you have paid for. The refund page says when we pay back.",
        ],
      },
      {
        title: "Conduct",
        paragraphs: [
          "Tutors and students treat each other with respect. Tutors and students meet only in the classes that we arrange. Shouting, harassment, or asking a child for private contact ends the arrangement at once. If anything in a class made you or your child uneasy, call us the same day.",
        ],
      },
      {
        title: "Recordings and materials",
        paragraphs: [
          "They are for the student's own study. Please do not publish them or pass them on. Tutors keep the rights in what they write.",
        ],
      },
      {
        title: "Tutors",
        paragraphs: [
          "An application is not a promise of work. Until it is approved, a tutor can sign in and look around but not add or change content. We may end an approval, and we tell the tutor why.",
        ],
      },
      {
        title: "Ending",
        paragraphs: [
          "You may stop at the end of any week. We may end an account that breaks these terms; classes paid for and not held are then paid back, save where the law lets us keep them.",
        ],
      },
      {
        title: "Law",
        paragraphs: [
          "The law of India applies, and the courts of Hyderabad, Telangana, decide. Your rights as a consumer remain whatever these terms say.",
        ],
      },
    ],
  };
}
