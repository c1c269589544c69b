import { addressLine, type Academy } from "#content/site/academy.ts";
import { enquiryDaysMark, type Policy } from "./policy.ts";

/** The standard words, with an academy's name and contacts. */
export function privacyPolicy(academy: Academy): Policy {
  return {
    title: "Privacy",
    lead: "We keep what we need to teach, for as long as we need it, and we sell none of it to anybody.",
    updated: "2026-11-28",
    isDraft: true,
    sections: [
      {
        title: "What we keep about students",
        paragraphs: [
          "What you enter when you sign up: name, username, email, and, if you give them, phone number, address and the email of whoever referred you; the class and the subjects; the date. Your password is kept only in a form from which nobody, we included, can read it back.",
          "What comes from the classes: which tutor teaches you which subject, and the recordings, exams, live sessions and announcements that the tutor puts up for you, with the mark of an exam; and for thirty days which of these you have been shown, so that the others can be marked as new.",
          "How each class turned out: whether it was held or missed, who pressed Join and when, and what you, your guardian, the tutor and the academy said about it. And what the tutor reports after it: the chapters, what went well, what to practise, homework and how well it was understood.",
          "What you do on your home page: which recordings and exams you tick, to show you what is left; nobody else sees it. And, if you ask for a demo class, the two times that suit you; and, if you or your guardian tell us, when lessons suit your family.",
          "What each class costs and, if your family says or we find that it has paid, how much, when and the bank's number of the transfer. Whoever pays sees it; a child whose guardian pays does not. Of the academy its owner and accountant see it. A tutor sees what they earn, never what you pay.",
          "What you, your guardian, your tutors and our office write to each other here, when it was written and how far each has read. The academy can read every message: our staff look at those that somebody reports, at those that look risky and at a few chosen at random, and each look is recorded. What may be an offence against a child we tell the police. Messages are deleted after three years, or with the student's account; what a tutor wrote stays with the student when the tutor leaves, without a name.",
        ],
      },
      {
        title: "What we keep about families who ask",
        paragraphs: [
          `If you ask for a demo class without an account, by the form, by phone or by message: your name, phone number or email, whether you are a parent or a student, the class and the subjects, the times and the language that suit you, and what we noted when we talked. We use it only to arrange the demo class and the lessons after it. We delete it ${enquiryDaysMark} after you asked, or earlier if you tell us so. If the student joins us, it becomes a part of what we keep about them.`,
        ],
      },
      {
        title: "What we keep about tutors",
        paragraphs: [
          "What you enter when you apply: name, email, phone number, qualification, experience, the classes and subjects you teach, and what you write about yourself; the state of your application, and when it was approved.",
        ],
      },
      {
        title: "What we keep about signing in",
        paragraphs: [
          "For each device on which you are signed in: what its browser calls itself, when you signed in and when you were last here. You can see all of it on your account's page, and sign any of them out. To slow down those who guess passwords, we count wrong ones by internet address, and forget the count within two hours. We also keep in which language you want our screens and mails, and in which a guardian does.",
        ],
      },
      {
        title: "What we use it for",
        paragraphs: [
          "To find the right tutor, to fix and hold classes, to answer you, and to keep accounts safe. Not for advertising, and not for building profiles.",
        ],
      },
      {
        title: "Who sees it",
        paragraphs: [
          "A student's tutors see the name, email, class and subject of the students they teach, how their classes turned out, and the reports of their course; a tutor who no longer teaches them sees none of it. The academy's admins see accounts and assignments, and may keep notes about a student or a tutor. These are in the file that you can download about yourself. A student sees the names of their own tutors and what these publish for them. Nobody else does, unless a law or a court in India orders it.",
          "Class links, recordings and exam forms may be kept with services that the tutor links to, such as a video site. Their own rules apply there. A recording or an exam form that opens inside our page does so only when you press it; before that, the service hears nothing of you.",
          "If we have your phone number, our office may call it, or write to it on WhatsApp: about a class, its time or its link. Whoever does it presses Send; nothing goes there by itself. WhatsApp's own rules apply there, so tell us if you would rather be called.",
          "If you ask for a calendar address, whoever you give it to sees your class times, the titles and links of the classes, and the tutor's name, or for a tutor the student's first name, until you replace the address or turn it off.",
        ],
      },
      {
        title: "Children",
        paragraphs: [
          "Most of our students are under 18. A parent or guardian should make the account with them, and may ask to see, correct or remove everything that we keep about their child. We do not track children's behaviour or show them advertisements.",
          "After signing up, a student may tell us their date of birth, and, when under 18, the name, email and, if they like, phone number of a parent or guardian. We ask that person by mail for consent and keep their answers; they can change them at any time. While they consent, a link in our mail opens a page with the child's class times, recordings, announcements and tutors, and, once they consent to the text that names them, with how classes turned out and the tutors' reports, which are mailed to them too.",
        ],
      },
      {
        title: "Cookies",
        paragraphs: [
          "Reading the public pages sets none. Asking for a demo class sets one for half an hour, with what you typed, so that you can make an account without typing it again. Signing in sets two. One says that you are signed in. It counts until you log out, for thirty days without a visit or for half a year in all. The other lets us recognise the browser after that, so that nobody who guesses at your password can lock you out. It opens nothing, and lasts four hundred days. A short-lived one may carry a message from one page to the next. On an admin's device the browser also remembers who is signed in, and for thirty days that a second proof was given there. If you choose Telugu or Hindi, on your account's page or as a guardian, one more remembers the language for a year.",
        ],
      },
      {
        title: "The meeting form",
        paragraphs: [
          "What you type into it stays in your browser. It reaches us only if you then send the message or the mail yourself.",
        ],
      },
      {
        title: "How long, and how to have it removed",
        paragraphs: [
          "As long as there is an account. When a student's account is deleted, its assignments and what was published for them are deleted with it, except for the bare times of classes, which calendars are told for sixty days are cancelled. When a tutor's is deleted, what the tutor published stays with the students, without the tutor's name. Who pressed Join and what was said about a class are deleted after three years; that a class was held or missed stays, without the name of a student whose account is deleted. What was done in the academy is logged for two years under random numbers, without names. Copies in our backups follow within ninety days. Bills are kept as long as tax law asks.",
          `On your account's page you can see and download all that we keep about you, correct it, and delete your account at once. For anything else write to ${academy.email}. We answer within seven days.`,
        ],
      },
      {
        title: "Who answers for this",
        paragraphs: [
          `${academy.legalName}, ${addressLine(academy)}. Our grievance officer is reached at ${academy.email} or ${academy.phone}. You may also complain to the Data Protection Board of India.`,
        ],
      },
    ],
  };
}
