const gap = 4;

/**
 * Shows a popover below a field, or above it where there is more room, as wide as the field, and
 * keeps it there while the page scrolls or its content changes.
 *
 * @returns closes it
 */
export function placeBeside(popover: HTMLElement, field: HTMLElement): () => void {
  const place = () => {
    const { top, bottom, left, width } = field.getBoundingClientRect();
    const below = innerHeight - bottom;
    const isAbove = below < popover.scrollHeight + gap && top > below;
    Object.assign(popover.style, {
      left: `${left}px`,
      width: `${width}px`,
      top: isAbove ? "auto" : `${bottom + gap}px`,
      bottom: isAbove ? `${innerHeight - top + gap}px` : "auto",
      maxHeight: `min(16rem, ${Math.max(isAbove ? top : below, 96) - 2 * gap}px)`,
    });
  };
  popover.showPopover();
  place();
  const observer = new ResizeObserver(place);
  observer.observe(popover);
  addEventListener("scroll", place, true);
  addEventListener("resize", place);
  return () => {
    observer.disconnect();
    removeEventListener("scroll", place, true);
    removeEventListener("resize", place);
    if (popover.matches(":popover-open")) popover.hidePopover();
  };
}
