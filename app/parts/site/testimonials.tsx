import { ratingText, type Testimonial } from "#content/site/pages/testimonials.ts";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { cardClass } from "#ui/card.tsx";

/** Quotes side by side, each with its speaker and rating. @param note shown below them, unless empty */
export function Testimonials({ items, note }: { items: readonly Testimonial[]; note: string }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="gap-6 sm:columns-2 lg:columns-3">
        {items.map((item) => (
          <li key={item.name} className="mb-6 break-inside-avoid">
            <Quote {...item} />
          </li>
        ))}
      </ul>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  );
}

function Quote({ quote, name, who, rating, lang }: Testimonial) {
  return (
    <figure className={`${cardClass} grid grid-cols-1 gap-4 p-6`}>
      <Rating rating={rating} />
      <blockquote
        lang={lang ?? languageOfText(quote)}
        className="font-heading text-xl leading-snug font-medium indic:font-body"
      >
        <p>{quote}</p>
      </blockquote>
      <figcaption className="border-t border-line pt-4">
        <span lang={languageOfText(name)} className="block font-semibold">
          {name}
        </span>
        <span lang={lang ?? languageOfText(who)} className="text-sm text-muted">
          {who}
        </span>
      </figcaption>
    </figure>
  );
}

const width = 20;

// Diamonds instead of stars, in the style of the ikat patterns.
function Rating({ rating }: { rating: Testimonial["rating"] }) {
  return (
    <svg
      role="img"
      aria-label={ratingText(rating)}
      viewBox={`0 0 ${5 * width} ${width}`}
      width={5 * width}
      height={width}
      className="stroke-caution-text"
      strokeWidth="1.5"
    >
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={`M${place * width + 9} 2l7 8-7 8-7-8z`}
          className={place < rating ? "fill-accent" : "fill-none"}
        />
      ))}
    </svg>
  );
}
