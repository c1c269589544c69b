/** The words of a version of the consent text. */
export interface ConsentWords {
  /** SHA-256 of the sections as JSON, in hexadecimal: proves which text was answered. */
  readonly digest: string;
  readonly sections: readonly { readonly title: string; readonly items: readonly string[] }[];
}

export const firstConsent: ConsentWords = {
  digest: "84c55be3d29db030911022b547e191a94c9109f319a76e1183dd2e0ea75bef79",
  sections: [
    {
      title: "What we keep",
      items: [
        "Your child's name, username, email address, class, subjects and date of birth; a phone number, a postal address and the email address of whoever referred them, if they gave these.",
        "Which tutor teaches them what, and what the tutor puts up for them: class times, recordings, exams and announcements. A recording may show and name your child.",
        "On which devices they are signed in, and which news they have been shown.",
        "Your name, your email address, what you are to the child, a phone number if it was given, and your answers on this page.",
      ],
    },
    {
      title: "Why",
      items: [
        "To find a tutor, to hold the classes, to tell of them by mail, and to keep the account safe. For nothing else: no advertising, no tracking, no profiles, and we sell nothing.",
      ],
    },
    {
      title: "Who sees it",
      items: [
        "Your child's tutors see the name, email address, phone number, class and subject.",
        "The academy's admins see all of it but the password.",
        "You see the class times, recordings, announcements and tutors, on a page of your own.",
        "Recordings and exams may be kept with services that the tutor links to, such as a video site, under their rules.",
      ],
    },
    {
      title: "How long",
      items: [
        "As long as there is an account. You may ask us at any time to see it, to correct it, or to delete it all.",
      ],
    },
    {
      title: "If you don't consent, or change your mind",
      items: [
        "Nothing is deleted at once, and classes that are planned are not cancelled behind your back: an admin of the academy gets in touch with the family. Until then mails with news and announcements stop, and your page shows no lessons.",
        "You can change your answer at any time, by the same link.",
      ],
    },
  ],
};

// Adds what is kept about how lessons turned out, and the tutors' reports.
export const secondConsent: ConsentWords = {
  digest: "a18e6b12662f7a5636813c3a427b600d136b486ec74f0316a934252382c293fe",
  sections: [
    {
      title: "What we keep",
      items: [
        "Your child's name, username, email address, class, subjects and date of birth; a phone number, a postal address and the email address of whoever referred them, if they gave these.",
        "Which tutor teaches them what, and what the tutor puts up for them: class times, recordings, exams and announcements. A recording may show and name your child.",
        "How each class turned out: whether it was held or missed, who pressed Join and when, and what you, your child, the tutor and the academy said about it.",
        "What the tutor writes after a class: the chapters, what went well, what to practise, homework and whether it was done, how well it was understood, and the marks of exams.",
        "On which devices they are signed in, and which news they have been shown.",
        "Your name, your email address, what you are to the child, a phone number if it was given, and your answers on this page.",
      ],
    },
    {
      title: "Why",
      items: [
        "To find a tutor, to hold the classes, to tell of them by mail, to show your family how your child gets on, to settle what a class that was missed means, and to keep the account safe. For nothing else: no advertising, no tracking, no comparison with other children, and we sell nothing.",
      ],
    },
    {
      title: "Who sees it",
      items: [
        "Your child's tutors see the name, email address, phone number, class and subject, and the reports and marks of their course.",
        "The academy's admins see all of it but the password.",
        "You see the class times, recordings, announcements and tutors, how classes turned out, reports, marks and progress, on a page of your own. Reports are mailed to you too.",
        "Recordings and exams may be kept with services that the tutor links to, such as a video site, under their rules.",
      ],
    },
    {
      title: "How long",
      items: [
        "As long as there is an account. Who pressed Join and what was said about a class are deleted after three years. You may ask us at any time to see it, to correct it, or to delete it all.",
      ],
    },
    {
      title: "If you don't consent, or change your mind",
      items: [
        "Nothing is deleted at once, and classes that are planned are not cancelled behind your back: an admin of the academy gets in touch with the family. Until then mails with news and announcements stop, and your page shows no lessons.",
        "You can change your answer at any time, by the same link.",
      ],
    },
  ],
};

// Adds what families and tutors write to each other, and photos of homework.
export const thirdConsent: ConsentWords = {
  digest: "f495b7ec4540cb9449c10daf1356e7b561343644da9ee443997ba5be6c9e4398",
  sections: [
    {
      title: "What we keep",
      items: [
        "Your child's name, username, email address, class, subjects and date of birth; a phone number, a postal address and the email address of whoever referred them, if they gave these.",
        "Which tutor teaches them what, and what the tutor puts up for them: class times, recordings, exams and announcements. A recording may show and name your child.",
        "How each class turned out: whether it was held or missed, who pressed Join and when, and what you, your child, the tutor and the academy said about it.",
        "What the tutor writes after a class: the chapters, what went well, what to practise, homework and whether it was done, how well it was understood, and the marks of exams.",
        "What you, your child, the tutors and the academy write to each other here, when it was written and read, and what was reported about it.",
        "Photos of homework, and what the tutor marks on them. Where a photo was taken is removed from it at once.",
        "On which devices they are signed in, and which news they have been shown.",
        "Your name, your email address, what you are to the child, a phone number if it was given, and your answers on this page.",
      ],
    },
    {
      title: "Why",
      items: [
        "To find a tutor, to hold the classes, to tell of them by mail, to let your family and the tutors write to each other where the academy can protect your child, to show your family how your child gets on, to settle what a class that was missed means, and to keep the account safe. For nothing else: no advertising, no tracking, no comparison with other children, and we sell nothing.",
      ],
    },
    {
      title: "Who sees it",
      items: [
        "Your child's tutors see the name, email address, phone number, class and subject, and the reports, marks, messages and photos of their course.",
        "The academy's admins see all of it but the password.",
        "The academy can read every message. Its staff look at those that somebody reports, at those that look risky, and at a few chosen at random; each look is recorded. What may be an offence against a child is told to the police.",
        "You see the class times, recordings, announcements and tutors, how classes turned out, reports, marks, progress, messages and photos of homework, on a page of your own. Reports are mailed to you too.",
        "Recordings and exams may be kept with services that the tutor links to, such as a video site, under their rules.",
      ],
    },
    {
      title: "How long",
      items: [
        "As long as there is an account. Who pressed Join and what was said about a class are deleted after three years, messages too; photos of homework after 120 days. You may ask us at any time to see it, to correct it, or to delete it all.",
      ],
    },
    {
      title: "If you don't consent, or change your mind",
      items: [
        "Nothing is deleted at once, and classes that are planned are not cancelled behind your back: an admin of the academy gets in touch with the family. Until then mails with news and announcements stop, your page shows no lessons, and messages between your child and the tutors are closed.",
        "You can change your answer at any time, by the same link.",
      ],
    },
  ],
};

/** What the second text has that the first had not; for those who consented to that one. */
export const secondNews: readonly string[] = [
  "How each class turned out, and what was said about it.",
  "The tutor's report after a class, homework and the marks of exams.",
  "You see all of it on your page, and get reports by email.",
];

/** The same of the third text. */
export const thirdNews: readonly string[] = [
  "What you, your child and the tutors write to each other here. You can read all of it and write too; the academy can read it.",
  "Photos of homework, with the tutor's marks on them.",
];
