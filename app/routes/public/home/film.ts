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
    // Marked as default in the page, the captions would be fetched before anybody asks for the film.
    const [captions] = video.textTracks;
    if (captions) captions.mode = "showing";
    // A browser that refuses to play has left the controls in place.
    video.play().catch(() => undefined);
  });
}
