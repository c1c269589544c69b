const gap = 4;

/**
 * Shows a popover below a field or, where there is more room, above its label: as wide as the
 * field, and there also while the page scrolls or the popover's content changes.
 *
 * @returns closes it
 */
export function placeBeside(popover: HTMLElement, field: HTMLInputElement): () => void {
  const place = () => {
    const { top, bottom, left, width } = field.getBoundingClientRect();
    const above = field.labels?.[0]?.getBoundingClientRect().top ?? top;
    const below = innerHeight - bottom;
    const isAbove = above > below;
    Object.assign(popover.style, {
      left: `${left}px`,
      width: `${width}px`,
      top: isAbove ? "auto" : `${bottom + gap}px`,
      bottom: isAbove ? `${innerHeight - above + gap}px` : "auto",
      maxHeight: `min(16rem, ${(isAbove ? above : below) - 2 * gap}px)`,
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
