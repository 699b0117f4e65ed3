import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

/** The colours are those of the console. */
const sheet = [
  ':root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif;background:light-dark(#e8ebe8,#151a19);color:light-dark(#131a18,#e9efec)}',
  'body{margin:0;padding:clamp(1rem,5vw,4rem) 1rem}',
  'main{box-sizing:border-box;max-width:44rem;margin:0 auto;padding:clamp(1.25rem,4vw,2.5rem);border-radius:12px;background:light-dark(#f9faf8,#1c2221)}',
  'h1{margin:0 0 1rem;font-size:1.6rem;line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}',
  'h2{margin:2rem 0 .5rem;font-size:1.05rem}',
  'p,ul{margin:.75rem 0;overflow-wrap:anywhere}',
  'ul{padding-inline-start:1.25rem}',
  'li{margin:.35rem 0}',
  'a{color:light-dark(#00636b,#57c4cf)}',
  'button{padding:.6rem 1rem;border:0;border-radius:8px;background:light-dark(#131a18,#eff4f1);color:light-dark(#fff,#101514);font:inherit;font-weight:600;cursor:pointer}',
  'form.choices{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}',
  'button.quiet{background:none;color:inherit;box-shadow:inset 0 0 0 1px light-dark(#8b9794,#66736f)}',
  ':focus-visible{outline:2px solid light-dark(#00636b,#57c4cf);outline-offset:2px}',
].join('\n');

/** Allows the style of `htmlPage`, as a source of a content security policy. */
export const pageStyleSource = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;

/** A page of text, links and forms without script. `body` is HTML. `sendPage` sends it with its policy. */
export function htmlPage(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${sheet}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    body,
    '</main></body></html>',
  ].join('\n');
}
