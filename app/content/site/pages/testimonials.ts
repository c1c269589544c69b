import type { LangMark } from "#content/shared/lang-mark.ts";

/** A quote about the academy. The rating is from 1 to 5 (§9). */
export interface Testimonial extends LangMark {
  readonly quote: string;
  readonly name: string;
  readonly who: string;
  readonly rating: number;
  /** Who allowed us to print it, and on which day (YYYY-MM-DD); none for the samples. */
  readonly leave?: { readonly by: string; readonly on: string };
}

/** Shown below the quotes; make it empty once they are real quotes, published with permission. */
export const sampleNote: string =
  "Sample words, shown until families have given us leave to print their own.";

/** "4 out of 5", the accessible name of the drawn rating. */
export function ratingText(rating: Testimonial["rating"]): string {
  return `Rated ${rating} out of 5`;
}

/** The 6 testimonials of the home page (§2). */
export const homeTestimonials: readonly Testimonial[] = [
  {
    quote:
      "He used to hide his maths notebook. Now it lies open on the dining table, mistakes and all. His tutor taught him that a mistake is only where the next lesson starts.",
    name: "Lavanya R.",
    who: "Mother of a Class 7 student, Warangal",
    rating: 5,
  },
  {
    quote:
      "I could do the numericals but not say why they worked. My tutor made me explain every step back to her. It was slow, and then one day it was not slow any more.",
    name: "Arjun K.",
    who: "Class 12 student, Nizamabad",
    rating: 5,
  },
  {
    quote:
      "We changed the timing twice during Ramzan and nobody made a fuss. The portion was still finished in January.",
    name: "Farhana B.",
    who: "Mother of a Class 10 student, Hyderabad",
    rating: 5,
  },
  {
    quote:
      "Her tutor tells us things straight. When Sahasra was not doing her homework he said so, kindly, in front of her. That is worth more to me than praise.",
    name: "Venkatesh M.",
    who: "Father of a Class 5 student, Khammam",
    rating: 4,
  },
  {
    quote:
      "Recursion had beaten me for a year. My mentor drew it until it was only boxes and arrows. I passed data structures, and now I explain it to half my hostel floor.",
    name: "Sneha P.",
    who: "BTech student, Hanamkonda",
    rating: 5,
  },
  {
    quote:
      "I wish there were more slots on Sunday mornings. But the tutor himself we would not change: he asks my daughter how her week was before he asks about chemistry.",
    name: "Joseph D.",
    who: "Father of a Class 9 student, Karimnagar",
    rating: 4,
  },
];

/** The testimonials of the demo page (§2). */
export const demoTestimonials: readonly Testimonial[] = [
  {
    quote:
      "I expected a sales call. It was a class. She solved two problems with my son, and he solved the third himself.",
    name: "Kavitha S.",
    who: "Mother of a Class 8 student, Siddipet",
    rating: 5,
  },
  {
    quote:
      "The tutor said my basics in trigonometry were weak, and showed me where. In the demo itself! So I joined.",
    name: "Rohan T.",
    who: "Class 11 student, Hyderabad",
    rating: 5,
  },
  {
    quote:
      "We did not take classes in the end, the hours did not suit us. Nobody called ten times afterwards. I respect that.",
    name: "Imran A.",
    who: "Father of a Class 6 student, Mahbubnagar",
    rating: 4,
  },
];
