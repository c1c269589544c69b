/** The style of the page of words: one column on a phone, three beside each other elsewhere. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#d9cfba, #343857); --muted: light-dark(#565468, #b3b2c4);
  --ground: light-dark(#fbf7ef, #101225); --text: light-dark(#14162b, #f5efe2); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, "Noto Sans", "Noto Sans Telugu", "Noto Sans Devanagari", sans-serif; }
header, section { max-width: 1280px; margin: 0 auto; padding: 0 16px; }
header { position: sticky; top: 0; padding-block: 8px; background: var(--ground);
  border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 20px; }
header p { margin: 0; font-size: 14px; color: var(--muted); }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-top: 8px; }
input[type="search"] { min-height: 44px; width: min(60vw, 360px); font: inherit; }
h2 { margin: 32px 0 8px; font-size: 18px; overflow-wrap: anywhere; }
small { display: block; font-weight: normal; font-size: 13px; color: var(--muted); }
article { padding: 12px 0; border-top: 1px solid var(--line); content-visibility: auto;
  contain-intrinsic-size: auto 160px; }
h3, h4 { margin: 0; font-weight: normal; font-size: 13px; color: var(--muted); overflow-wrap: anywhere; }
article > div { padding-top: 6px; min-width: 0; }
q { quotes: none; white-space: pre-line; overflow-wrap: anywhere; }
p { margin: 4px 0 0; }
.back, .state { font-size: 14px; color: var(--muted); }
[hidden] { display: none; }
@media (min-width: 800px) {
  article { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 24px; }
  h3 { grid-column: 1 / -1; }
}
@media (max-height: 600px), (max-width: 799px) { header { position: static; } }
`;
