import { countAt, stepTime } from "./count-steps.ts";

const counter = document.querySelector<HTMLElement>("[data-count-to]");
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

if (counter && !calm && "IntersectionObserver" in window) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    count(counter);
  });
  observer.observe(counter);
}

function count(element: HTMLElement) {
  const target = Number(element.dataset.countTo);
  const began = performance.now();
  const show = () => {
    const shown = countAt(performance.now() - began, target);
    element.textContent = `${shown}+`;
    if (shown === target) clearInterval(timer);
  };
  const timer = setInterval(show, stepTime(target));
  show();
}
