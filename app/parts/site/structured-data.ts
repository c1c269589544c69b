import { pageLanguage } from "#content/shared/language.ts";
import { publicPath } from "#content/site/public-path.ts";
import { siteUrl, type Academy } from "#content/site/academy.ts";
import { publicFile } from "#content/shared/media.ts";
import { blocksOf, textOfBlocks } from "#content/site/markdown-blocks.ts";
import { normalPhone } from "#domain/people/phone/phone-number.ts";
import type { Site } from "#content/site/site.ts";
import type { SubjectPage } from "#content/site/subjects.ts";

/** The academy as a schema.org organization. */
export function organizationData(academy: Academy): object {
  const { street, city, state, postcode } = academy.address;
  return {
    "@type": "EducationalOrganization",
    name: academy.name,
    legalName: academy.legalName,
    ...(academy.nameInTelugu && { alternateName: academy.nameInTelugu }),
    slogan: academy.tagline,
    url: siteUrl(publicPath("/"), academy),
    logo: siteUrl(publicFile("icon-512.png"), academy),
    email: academy.email,
    telephone: normalPhone(academy.phone) ?? academy.phone,
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
export function faqData({ questions, markdown }: Pick<Site, "questions" | "markdown">): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: textOfBlocks(blocksOf([answer], markdown)) },
    })),
  };
}

/** A subject as a course, for search engines. */
export function courseData(subject: SubjectPage, academy: Academy): object {
  return {
    "@type": "Course",
    name: subject.title,
    description: subject.lead,
    url: siteUrl(publicPath(`/services/${subject.slug}`), academy),
    inLanguage: pageLanguage,
    provider: {
      "@type": "EducationalOrganization",
      name: academy.name,
      sameAs: siteUrl(publicPath("/"), academy),
    },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online" },
  };
}
