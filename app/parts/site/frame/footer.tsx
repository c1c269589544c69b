import { publicPath } from "#content/site/public-path.ts";
import { addressLine, langOf, mailLink } from "#content/site/academy.ts";
import type { Link } from "#content/site/link.ts";
import { footer as words } from "#content/site/pages/footer.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { phoneLink } from "#domain/people/phone/phone-number.ts";
import { describeBrand } from "#content/site/logo.ts";
import { Logo } from "#art/logo.tsx";
import { Languages } from "./languages.tsx";
import { HoursList } from "#parts/site/hours-list.tsx";
import { pageWidth } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";

const link =
  "inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline-offset-4 hover:underline";

/** The footer of every public page (§2). */
export function Footer() {
  const { academy } = useSite();
  return (
    <footer className="wrap-anywhere bg-sunken pb-12">
      <IkatBand variant="temple" className="block print:hidden" />
      <div className={`${pageWidth} grid grid-cols-1 gap-10 pt-12`}>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1.3fr_2fr]">
          <Contact />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-8 print:hidden">
            {words.columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6">
          <p className="text-sm text-muted">
            {academy.legalName}, {academy.address.state}
          </p>
          <Languages />
          <ul className="flex flex-wrap gap-x-6 text-sm">
            {words.legal.map(({ label, href }) => (
              <li key={href}>
                <a href={publicPath(href)} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  const { academy, logo, hours } = useSite();
  return (
    <section aria-label={words.contact} className="grid grid-cols-1 content-start gap-4">
      <Logo {...describeBrand(logo, academy.name)} />
      <p lang={langOf("tagline", academy)} className="max-w-xs text-muted">
        {academy.tagline}
      </p>
      <address className="grid justify-items-start not-italic">
        <a href={mailLink(undefined, academy)} className={link}>
          {academy.email}
        </a>
        <a href={phoneLink(academy.phone) ?? undefined} className={link}>
          {academy.phone}
        </a>
        <span lang={academy.address.lang} className="py-2">
          {addressLine(academy)}
        </span>
      </address>
      <HoursList title={words.hours} hours={hours.footer} />
      <ul aria-label={words.social} className="flex flex-wrap gap-x-6">
        {academy.social.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="external me" className={`${link} underline`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Column({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <div>
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={publicPath(href)} className={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
