import { standardAbout } from "./pages/about.ts";
import type { Academy } from "./academy.ts";
import { standardQuestions } from "./pages/faq.ts";
import { classHours, footerHours, supportHours } from "./hours.ts";
import { privacyPolicy } from "./pages/privacy.ts";
import { refundPolicy } from "./pages/refund.ts";
import type { Site, SiteHours } from "./site.ts";
import { subjectPages } from "./subjects.ts";
import { termsPolicy } from "./pages/terms.ts";
import { demoTestimonials, homeTestimonials, sampleNote } from "./pages/testimonials.ts";

// What this build's language says where an academy has written nothing of its own.

export function standardHours(): SiteHours {
  return { footer: footerHours, support: supportHours, classes: classHours };
}

type StandardWords = Pick<Site, "about" | "testimonials" | "questions" | "policies" | "subjects">;

/** The standard words, with an academy's facts in them. */
export function standardWords(academy: Academy, hours: SiteHours): StandardWords {
  return {
    about: standardAbout(academy),
    testimonials: { home: homeTestimonials, demo: demoTestimonials, note: sampleNote },
    questions: standardQuestions(academy, hours.classes),
    policies: {
      privacy: privacyPolicy(academy),
      terms: termsPolicy(academy),
      refund: refundPolicy(academy),
    },
    subjects: subjectPages,
  };
}
