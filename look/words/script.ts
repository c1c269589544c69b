/** The filter of the page of words. */
export const script = `
const find = document.querySelector("#find");
const drafts = document.querySelector("#drafts");
const number = document.querySelector("#number");
const sections = [...document.querySelectorAll("section")].map((section) => ({
  section,
  title: section.querySelector("h2").textContent.toLowerCase(),
  rows: [...section.querySelectorAll("article")].map((row) => ({
    row,
    text: row.textContent.toLowerCase(),
    isDraft: row.hasAttribute("data-draft"),
  })),
}));
function filter() {
  const wanted = find.value.trim().normalize("NFC").toLowerCase();
  let shown = 0;
  for (const { section, title, rows } of sections) {
    let any = false;
    for (const { row, text, isDraft } of rows) {
      const fits = title.includes(wanted) || text.includes(wanted);
      row.hidden = !fits || (drafts.checked && !isDraft);
      if (!row.hidden) { any = true; shown++; }
    }
    section.hidden = !any;
  }
  number.textContent = shown + " shown";
}
let timer;
find.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 150); });
drafts.addEventListener("change", filter);
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
`;
