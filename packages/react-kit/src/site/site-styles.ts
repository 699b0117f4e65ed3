/** The look of all blocks. Custom properties of the page change it: see the guide “Build a station site”. */
export const siteStyles = `
.pks { --s-text: var(--postkit-text, light-dark(#131a18, #e9efec)); --s-muted: var(--postkit-muted, light-dark(#4a5551, #a9b5b0)); --s-surface: var(--postkit-surface, light-dark(#ffffff, #1c2221)); --s-line: var(--postkit-line, light-dark(#c9d0cb, #35403d)); --s-accent: var(--postkit-accent, light-dark(#00636b, #57c4cf)); --s-radius: var(--postkit-radius, 10px); color: var(--s-text); font: 16px/1.5 var(--postkit-font, system-ui, sans-serif); }
.pks { display: grid; grid-template-columns: minmax(0, 1fr); }
.pks > .pks-block { contain: inline-size; contain-intrinsic-inline-size: 100vw; }
.pks *, .pks *::before { box-sizing: border-box; }
.pks h2, .pks h3, .pks p, .pks ul, .pks ol { margin: 0; padding: 0; }
.pks ul, .pks ol { list-style: none; }
.pks h2 { margin-block-end: 12px; font-size: 24px; line-height: 1.2; }
.pks h3, .pks-rows h2, .pks-grid h2 { margin: 0; font-size: 17px; line-height: 1.3; }
.pks a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.pks a:hover { color: var(--s-accent); }
.pks :focus-visible { outline: 2px solid var(--s-accent); outline-offset: 2px; }
.pks-muted { color: var(--s-muted); font-size: 14px; }
.pks-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 20px; }
.pks-card { display: grid; gap: 8px; align-content: start; }
.pks-cover { display: block; width: 100%; height: auto; aspect-ratio: 1; border-radius: var(--s-radius); background: var(--s-line); object-fit: cover; }
.pks-rows > li { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 4px 14px; align-items: start; padding-block: 14px; border-block-end: 1px solid var(--s-line); }
.pks-rows > li > audio, .pks-rows > li > .pks-wide { grid-column: 1 / -1; }
.pks-times > li { display: grid; grid-template-columns: 110px minmax(0, 1fr); gap: 14px; align-items: baseline; padding-block: 10px; border-block-end: 1px solid var(--s-line); }
.pks-times time { font-variant-numeric: tabular-nums; }
.pks-times > li[data-on-air] { font-weight: 650; }
.pks .pks-day { margin-block: 20px 4px; color: var(--s-muted); font-size: 14px; font-weight: 650; }
.pks-badge { display: inline-block; margin-inline-start: 8px; border-radius: 99px; padding: 0 8px; background: var(--s-accent); color: light-dark(#ffffff, #101514); font-size: 12px; font-weight: 650; line-height: 20px; }
.pks-now { display: flex; gap: 16px; align-items: center; border: 1px solid var(--s-line); border-radius: var(--s-radius); padding: 18px 20px; background: var(--s-surface); }
.pks-now > div, .pks-now p { display: grid; gap: 2px; min-inline-size: 0; }
.pks-track { display: flex; gap: 12px; justify-content: space-between; align-items: flex-start; overflow-wrap: anywhere; }
.pks-track .pks-muted { display: block; }
.pks-track-cover { flex: none; inline-size: 44px; }
.pks-now .pks-track-cover { inline-size: 72px; }
.pks-now strong { font-size: 22px; line-height: 1.25; overflow-wrap: anywhere; }
.pks-hero { display: grid; grid-template-columns: minmax(120px, 240px) minmax(0, 1fr); gap: 24px; align-items: start; margin-block-end: 24px; }
.pks-hero h1 { margin: 0; font-size: clamp(28px, 4vw, 40px); line-height: 1.15; overflow-wrap: anywhere; }
.pks-hero h2 { margin: 8px 0 0; font-size: 17px; }
.pks-narrow > li { grid-template-columns: 56px minmax(0, 1fr); }
.pks-hero > div { display: grid; gap: 10px; }
.pks audio { width: 100%; }
.pks-text { max-width: 66ch; white-space: pre-line; overflow-wrap: anywhere; }
.pks-links { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.pks-skeleton { display: grid; gap: 10px; }
.pks-skeleton > span { height: 44px; border-radius: var(--s-radius); background: var(--s-line); opacity: 0.5; }
.pks button { border: 1px solid var(--s-muted); border-radius: 6px; min-height: 44px; padding: 0 14px; background: none; color: inherit; font: inherit; cursor: pointer; }
@media (max-width: 560px) { .pks-hero { grid-template-columns: 1fr; } .pks-hero .pks-cover { max-width: 240px; } .pks-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;
