const frame = document.querySelector("[data-film]");
const video = frame?.querySelector("video");
const overlay = frame?.querySelector("button");

if (video && overlay) {
  video.controls = false;
  overlay.hidden = false;
  overlay.addEventListener("click", () => {
    overlay.hidden = true;
    video.controls = true;
    video.focus();
    // With the `default` attribute the captions would be fetched before the film is played.
    const [captions] = video.textTracks;
    if (captions) captions.mode = "showing";
    // If the browser refuses to play, its controls are visible.
    video.play().catch(() => undefined);
  });
}
