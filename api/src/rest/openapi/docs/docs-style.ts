/** The style sheet: colours and fonts of the web client, light and dark. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf9f4, #0f1613);
  --surface: light-dark(#ffffff, #161f1b);
  --sunken: light-dark(#f4f1e8, #0b110e);
  --line: light-dark(#e5e0d5, #27332d);
  --ink: light-dark(#17211c, #eef1ec);
  --ink-2: light-dark(#46524b, #b9c3bc);
  --green: light-dark(#0f4d3a, #5fbf9b);
  --green-soft: light-dark(#e4efe9, #17332a);
  --brass-ink: light-dark(#7a5716, #e6c27d);
  --brass-soft: light-dark(#f7eed9, #2c2413);
  --danger: light-dark(#a62b1f, #f08a7e);
  --danger-soft: light-dark(#fbe9e6, #3a1a16);
  --focus: light-dark(#b4842a, #d9ab55);
  --sans: Inter, 'Noto Sans Bengali', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
  --mono: ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); }
header, .columns { max-width: 1160px; margin: 0 auto; padding: 0 20px; }
header { display: flex; flex-wrap: wrap; gap: 0 24px; align-items: center; padding-block: 8px; }
header a { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; font-weight: 600; text-decoration: none; }
[aria-current] { color: var(--ink); }
main > p { max-width: 68ch; color: var(--ink-2); }
h1, h2 { line-height: 1.25; text-wrap: balance; }
h1 { font-size: 2.25rem; margin: 0 0 8px; }
h2 { font-size: 1.125rem; margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: var(--green); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -999px; background: var(--surface); padding: 12px; }
.skip:focus { left: 8px; top: 8px; z-index: 1; }
code, pre { font-family: var(--mono); font-size: 0.875em; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; padding-bottom: 64px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav ul ul { margin: 4px 0 12px; }
nav a { display: block; padding: 5px 0; overflow-wrap: anywhere; text-decoration: none; font-size: 0.9375rem; }
nav a:hover { text-decoration: underline; }
main { min-width: 0; }
.call { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin: 16px 0; }
.call > p { margin: 0 0 12px; }
.call > .caption { margin: 0; }
.run { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
.who { display: inline-block; background: var(--green-soft); color: var(--green); border-radius: 999px; padding: 2px 12px; font-size: 0.875rem; }
.method { display: inline-block; border-radius: 4px; padding: 0 6px; font: 600 0.75rem/1.6 var(--mono); background: var(--green-soft); color: var(--green); }
.method.post, .method.put { background: var(--brass-soft); color: var(--brass-ink); }
.method.delete { background: var(--danger-soft); color: var(--danger); }
.caption, figcaption { margin: 0; font-weight: 600; padding: 4px 0; color: var(--ink-2); font-size: 0.875rem; }
dl { margin: 0 0 16px; font-size: 0.9375rem; }
dl > div { display: grid; gap: 0 16px; padding: 8px 0; border-top: 1px solid var(--line); }
dt, dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
dd + dd { color: var(--ink-2); }
small { color: var(--ink-2); }
figure { margin: 12px 0; }
pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; }
pre code { font-size: 0.8125rem; }
.errors { font-size: 0.875rem; color: var(--ink-2); overflow-wrap: anywhere; }
abbr { text-decoration: none; }
@media (width > 600px) {
  dl > div { grid-template-columns: 3fr 4fr 5fr; }
}
@media (width > 900px) {
  .columns { grid-template-columns: 280px minmax(0, 1fr); gap: 40px; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-bottom: 24px; }
}
@media (pointer: coarse) { nav a { padding: 11px 0; } }
`;
