import { IkatBand } from "#art/ikat-band.tsx";
import { DemoForm } from "#parts/enquiries/demo/demo-form.tsx";
import { messages } from "#parts/enquiries/demo/demo-messages.ts";
import { DemoSteps } from "#parts/enquiries/demo/demo-steps.tsx";
import type { DemoDescription } from "#parts/enquiries/demo/describe-demo.ts";
import { textLinkClass } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";

/** Before the first class: two times, a phone number, and what happens next. */
export function FreeDemo({ demo }: { demo: DemoDescription }) {
  return (
    <section aria-labelledby="free-demo" className={`${cardClass} overflow-hidden`}>
      {demo.step !== "ask" && <IkatBand variant="temple" className="block" />}
      <div className="grid gap-6 p-4 sm:p-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-10">
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <h2 id="free-demo" className="text-2xl font-semibold sm:text-3xl">
              {messages.title}
            </h2>
            <p className="max-w-prose text-lg">{demo.asked ?? messages.intro}</p>
          </div>
          {demo.step === "ask" && <DemoForm demo={demo} heading="h3" />}
          {demo.step === "call" && (
            <details>
              <summary className={`${textLinkClass} cursor-pointer`}>{messages.change}</summary>
              <div className="pt-4">
                <DemoForm demo={demo} heading="h3" />
              </div>
            </details>
          )}
        </div>
        <DemoSteps
          heading="h3"
          steps={demo.steps}
          title={demo.step === "ask" ? messages.thirdTitle : messages.nextTitle}
        />
      </div>
    </section>
  );
}
