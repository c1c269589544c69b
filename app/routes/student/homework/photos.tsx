import { Form } from "react-router";
import { Button, buttonClass, SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { DescribedPhoto } from "#parts/homework/describe.ts";
import { MarkedPhoto } from "#parts/homework/marked-photo.tsx";
import { photosOfAnswer } from "#domain/homework/photo.ts";
import { messages } from "./messages.ts";
import { usePhotos } from "./use-photos.ts";

interface PhotosProps {
  photos: DescribedPhoto[];
  page: string;
  /** What is to be done before photos can be sent; null for nothing. */
  needs: string | null;
  /** Why there is no room for another one; null where there is. */
  full: string | null;
  /** Why the last one was not taken; null for nothing. */
  refused: string | null;
}

/** The photos of an answer that can still be changed, each sent when it is chosen. */
export function Photos({ photos, page, needs, full, refused }: PhotosProps) {
  return (
    <section aria-labelledby="photos" className="grid gap-3">
      <div>
        <h2 id="photos" className="text-lg font-semibold">
          {messages.photos}
        </h2>
        <p className="text-sm text-muted">{messages.photosHint(photos.length)}</p>
      </div>
      {photos.map((photo) => (
        <MarkedPhoto key={photo.id} photo={photo} path="/dashboard/photos">
          <RemovePhoto photo={photo} />
        </MarkedPhoto>
      ))}
      {refused && <Notice tone="danger">{refused}</Notice>}
      {needs && (
        <Notice tone="caution">
          <p>{needs}</p>
          <a href="/account/guardian" className={buttonClass("quiet")}>
            {messages.toGuardian}
          </a>
        </Notice>
      )}
      {!needs && full && <Notice tone="caution">{full}</Notice>}
      {!needs && !full && <AddPhotos page={page} room={photosOfAnswer - photos.length} />}
    </section>
  );
}

function RemovePhoto({ photo: { id, name } }: { photo: DescribedPhoto }) {
  const action = `/dashboard/photos/${id}/removal`;
  return (
    <Form method="post" action={action} preventScrollReset className="print:hidden">
      <SubmitButton tone="plain" action={action} pending={messages.removing}>
        {messages.remove} <span className="sr-only">{name}</span>
      </SubmitButton>
    </Form>
  );
}

/** The button that opens the camera or the photos, and how far each is; without a script a form. */
function AddPhotos({ page, room }: { page: string; room: number }) {
  const { add, sent } = usePhotos(page, room);
  return (
    <form
      method="post"
      action={`${page}/photos`}
      encType="multipart/form-data"
      className="grid justify-items-start gap-2 print:hidden"
    >
      <label className="grid max-w-full gap-1">
        <span className="font-medium [@media(scripting:enabled)]:sr-only">
          {messages.choosePhoto}
        </span>
        <span
          aria-hidden="true"
          className={`${buttonClass("quiet")} hidden justify-self-start [@media(scripting:enabled)]:inline-flex`}
        >
          {messages.addPhoto}
        </span>
        <input
          type="file"
          name="photo"
          accept="image/jpeg,image/png,image/webp"
          multiple
          required
          className="file-below-button max-w-full [@media(scripting:enabled)]:sr-only"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
      <Button tone="quiet" className="[@media(scripting:enabled)]:hidden">
        {messages.addOne}
      </Button>
      <ul aria-live="polite" className="grid gap-1 empty:hidden">
        {sent.map(({ key, name, share, problem }) => (
          <li key={key}>
            {problem === null ? (
              <label className="grid gap-1">
                {messages.progress(name, Math.round(share * 100))}
                <progress value={share} max={1} className="w-full" />
              </label>
            ) : (
              <span className="text-danger-text">{messages.failed(name, problem)}</span>
            )}
          </li>
        ))}
      </ul>
    </form>
  );
}
