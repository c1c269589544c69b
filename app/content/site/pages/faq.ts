import type { Academy } from "#content/site/academy.ts";
import type { Hours } from "#content/site/hours.ts";
import type { LangMark } from "#content/shared/lang-mark.ts";
import type { Link } from "#content/site/link.ts";

export interface Question extends LangMark {
  readonly question: string;
  readonly answer: string;
  /** A page with more about it. */
  readonly link?: Link & LangMark;
}

function span({ days, time }: Hours): string {
  return `${time} on ${days.toLowerCase()}`;
}

/** The words of the page around the questions. */
export const faq = {
  title: "Questions and answers",
  text: "What parents ask us most, answered the way we would on the phone.",
  more: {
    title: "Something else?",
    text: "Ask us, or see for yourself in a demo class.",
    contact: { label: "Contact us", href: "/contact" },
    demo: { label: "How a demo goes", href: "/demo" },
    signUp: { label: "Sign Up", href: "/signup" },
  },
};

/** The 15 questions (§9), with an academy's contacts and class hours in their answers. */
export function standardQuestions(
  academy: Academy,
  classHours: readonly Hours[],
): readonly Question[] {
  return [
    {
      question: "Who are the classes for?",
      answer:
        "School students from Class 5 to Class 12, and BTech students. Some come because they have fallen behind, some because school goes too slowly for them, and many for one subject only.",
    },
    {
      question: "Who are the tutors?",
      answer:
        "Graduates and students of IITs, NITs and institutes of that standing. Each one applies with their qualification, experience, classes and subjects, and starts only after our admin has approved them.",
    },
    {
      question: "Is it really one to one?",
      answer:
        "Yes. One tutor, one student, for the whole class. We run no batches. If two sisters want to learn together, ask us; we will tell you honestly whether it would help.",
    },
    {
      question: "How does the free demo class work?",
      answer:
        "Sign up with the class and subjects, and we call you to fix a time. The demo is a real class of about forty minutes. Afterwards the tutor tells you what they saw. You pay nothing and owe us nothing.",
      link: { label: "What happens in a demo", href: "/demo" },
    },
    {
      question: "What are the class hours?",
      answer: `Classes run from ${classHours.map(span).join(" and ")}. You and the tutor agree on the days and the hour, and keep them from week to week.`,
    },
    {
      question: "How much do classes cost?",
      answer:
        "Fees vary by subject, class level and tutor, so we do not print one price that would be wrong for most families. After the demo you get the exact fee for your child, before you decide.",
    },
    {
      question: "Which subjects do you teach?",
      answer:
        "Mathematics, Physics, Chemistry, Biology, English, Social Studies and Computer Science, and for coders Programming, Data Structures, Algorithms, Web Development and Data Science.",
    },
    {
      question: "Which boards do you follow?",
      answer:
        "CBSE, ICSE and the Telangana and Andhra Pradesh state boards. BTech students bring their own university's syllabus, and the tutor works from that.",
    },
    {
      question: "What do we need at home?",
      answer:
        "A phone, tablet or laptop with a camera, an internet connection that can carry a video call, a notebook and a quiet corner. A laptop is better for coding; for the rest a phone on a stand will do.",
    },
    {
      question: "Can we change the time of a class?",
      answer:
        "Yes. Tell your tutor by the evening before and you agree on another hour in the same week. School exams, festivals and fevers are part of life, and we plan around them.",
    },
    {
      question: "What if my child and the tutor do not suit each other?",
      answer:
        "Tell us. It happens, and it is nobody's fault. We suggest another tutor for the same subject, and the first class with the new one is a demo again.",
    },
    {
      question: "Can my child watch a class again?",
      answer:
        "When the tutor has put up a recording, it stays in your child's dashboard under that subject, beside the exams, the coming live sessions and the announcements.",
    },
    {
      question: "What do you mean by value-based education?",
      answer:
        "That how a class is run teaches as much as what is on the board. Tutors are on time, wrong answers are treated with interest, nobody is shamed, and honesty about effort counts. It is not religious, and there is no separate period for it.",
    },
    {
      question: "Can we stop, and do we get money back?",
      answer:
        "You can stop at the end of any week. Classes that you have paid for and that have not been held are paid back; our refund page says how and how soon.",
      link: { label: "Refunds", href: "/refund" },
    },
    {
      question: "How do I reach a person?",
      answer: `Call or message ${academy.phone}, or write to ${academy.email}. We reply to email within ${academy.emailReply}. You can also choose a time to talk on our meeting page.`,
      link: { label: "Schedule a meeting", href: "/contact/schedule" },
    },
  ];
}
