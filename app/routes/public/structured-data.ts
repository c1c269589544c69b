import { academy, siteUrl } from "#content/academy.ts";
import type { Question } from "#content/faq.ts";
import type { SubjectPage } from "#content/subjects.ts";

/** The academy as a schema.org organization. */
export function organizationData(): object {
  const { street, city, state, postcode } = academy.address;
  return {
    "@type": "EducationalOrganization",
    name: academy.name,
    legalName: academy.legalName,
    alternateName: academy.nameInTelugu,
    slogan: academy.tagline,
    url: siteUrl("/"),
    logo: siteUrl("/icon-512.png"),
    email: academy.email,
    telephone: academy.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: "IN",
    },
    sameAs: academy.social.map(({ href }) => href),
  };
}

/** The questions and answers, for search engines. */
export function faqData(questions: readonly Question[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** A subject as a course, for search engines. */
export function courseData(subject: SubjectPage): object {
  return {
    "@type": "Course",
    name: subject.title,
    description: subject.lead,
    url: siteUrl(`/services/${subject.slug}`),
    inLanguage: "en-IN",
    provider: { "@type": "EducationalOrganization", name: academy.name, sameAs: siteUrl("/") },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online" },
  };
}
