import { countAt, stepTime } from "./count-steps.ts";

const counter = document.querySelector<HTMLElement>("[data-count-to]");
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;

// A script that arrives late leaves the number that people see (components.css shows it by then).
const isHidden = counter !== null && getComputedStyle(counter).visibility === "hidden";

if (isHidden && !prefersReducedMotion) {
  counter.textContent = "0+";
  counter.dataset.isReady = "";
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    count(counter);
  });
  observer.observe(counter);
}

function count(element: HTMLElement) {
  const target = Number(element.dataset.countTo);
  const startedAt = performance.now();
  const show = () => {
    const shown = countAt(performance.now() - startedAt, target);
    element.textContent = `${shown}+`;
    if (shown === target) clearInterval(timer);
  };
  const timer = setInterval(show, stepTime(target));
  show();
}
