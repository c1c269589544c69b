/** The page's own style: without a network there is no other. */
export const style = `:root{color-scheme:light dark;--ground:#fbf7ef;--surface:#fffdf8;--line:#d9cfba;--text:#14162b;--muted:#565468}
@media(prefers-color-scheme:dark){:root{--ground:#101225;--surface:#191c36;--line:#343857;--text:#f5efe2;--muted:#b3b2c4}}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,"Noto Sans",sans-serif}
main{max-width:40rem;margin:auto;padding:1.5rem 1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:.25rem 0 .5rem}h2{font-size:1.25rem;margin:1.5rem 0 0}h3{font-size:1rem;margin:1rem 0 .25rem}
.academy,.quiet{color:var(--muted);margin:0}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:.5rem;background:var(--surface)}
li{padding:.75rem 1rem}li+li{border-top:1px solid var(--line)}`;
