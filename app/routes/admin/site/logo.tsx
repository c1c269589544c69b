import { data, Form, useLocation } from "react-router";
import { logoAddress } from "#content/site/logo.ts";
import { resolveEnglishSite } from "#content/site/english-site.ts";
import { shownSection } from "#content/site/parts.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { readUpload } from "#request/form.ts";
import { loadEditedSite, markOfSection } from "#use-cases/site/draft.ts";
import { removeLogo, saveLogo } from "#use-cases/site/logo.ts";
import { Button, buttonClass, SubmitButton } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { afterStep } from "#parts/office/setup-step.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/logo.ts";
import { SiteHeading } from "./heading.tsx";
import { logoMessages as words, logoProblems } from "./logo-messages.ts";
import { messages, sectionMessages } from "./messages.ts";
import { previewOfSection } from "./preview-address.ts";
import { sectionNames } from "./section-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(sectionNames.logo, messages.title);

/** After a refusal too: somebody else may have changed the logo. */
export const shouldRevalidate = () => true;

const sitePage = "/admin-dashboard/site";
const path = `${sitePage}/logo`;

export async function loader({ context }: Route.LoaderArgs) {
  const site = resolveEnglishSite((await loadEditedSite(context)).changes);
  return {
    logo: site.logo && { ...site.logo, src: logoAddress(site.logo) },
    name: site.academy.name,
    opened: markOfSection(shownSection(site, "logo")),
    preview: previewOfSection("logo"),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readUpload(request, context);
  if (form.text("step") === "standard") await removeLogo(context);
  else {
    const hasName = form.text("hasName") !== "";
    const bytes = await form.file("file");
    const result = await saveLogo(context, { opened: form.text("opened"), bytes, hasName });
    if (!result.ok && result.reason === "changed") {
      return data({ error: words.changed, hasName }, { status: 409 });
    }
    if (!result.ok) return data({ error: logoProblems[result.reason], hasName }, { status: 400 });
  }
  return redirectWithFlashMessage(context, afterStep(url, sitePage), "site-saved");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/site/logo`: the academy's logo in the draft. */
export default function SiteLogo({ loaderData, actionData }: Route.ComponentProps) {
  // Says which step of the set-up opened the form.
  const { search } = useLocation();
  const { logo, name, opened, preview } = loaderData;
  return (
    <>
      <SiteHeading title={sectionNames.logo} />
      <p className="max-w-prose text-muted">{words.text}</p>
      {actionData?.error && <Notice tone="danger">{actionData.error}</Notice>}
      <Form
        method="post"
        action={path + search}
        encType="multipart/form-data"
        className={`${gridCardClass} max-w-3xl min-w-0 grid-cols-1 gap-5`}
      >
        <input type="hidden" name="opened" value={opened} />
        {logo && (
          <div className="grid gap-2">
            <h3 className="font-medium">{words.current}</h3>
            <img
              src={logo.src}
              alt={name}
              width={logo.width}
              height={logo.height}
              className="h-24 w-auto max-w-full justify-self-start rounded-control border border-line object-contain p-2"
            />
          </div>
        )}
        <TextField
          label={logo ? words.otherFile : words.file}
          hint={words.fileHint}
          type="file"
          name="file"
          accept=".png,.webp,image/png,image/webp"
        />
        <label className="flex min-h-11 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            name="hasName"
            defaultChecked={actionData?.hasName ?? logo?.hasName ?? false}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <span className="font-medium">
            {words.hasName}
            <span className="block text-sm font-normal text-muted">{words.hasNameHint}</span>
          </span>
        </label>
        <div className="flex flex-wrap gap-3">
          <SubmitButton action={path} pending={sectionMessages.saving}>
            {sectionMessages.save}
          </SubmitButton>
          <a href={preview} target="_blank" rel="noreferrer" className={buttonClass("quiet")}>
            {sectionMessages.preview}
          </a>
          {logo && (
            <Button tone="quiet" name="step" value="standard">
              {words.remove}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}
