import { definePlayer, tag } from './player-element.ts';

function warn(problem: string) {
  console.warn(`PostKit: ${problem} See the guide "Embed the player".`);
}

/** The tags of this script, also those in open shadow trees. */
function scriptsIn(root: ParentNode): HTMLScriptElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.shadowRoot) return scriptsIn(element.shadowRoot);
    return element instanceof HTMLScriptElement && /\/widget\/v4[^/]*\/embed\.js$/.test(element.src) ? [element] : [];
  });
}

/** Replaces a script by the player that its `data-` attributes describe. Without any, it only defines the element. */
function embed(script: HTMLScriptElement) {
  const texts = Object.entries(script.dataset);
  definePlayer(new URL('.', script.src).href);
  if (texts.length === 0) return;
  if (script.closest('head')) {
    warn(`This script is in <head>, where nothing is visible. Move it to the place of the player, or put <${tag}> there.`);
    return;
  }
  if (!script.dataset['station']) warn('This script has no data-station.');
  const player = document.createElement(tag);
  // Important declarations set through the CSSOM override every sheet of the page, and no CSP forbids them.
  player.style.cssText = 'all:initial!important;display:block!important';
  for (const [name, text = ''] of [...texts, ['src', script.src]]) player.setAttribute(name ?? '', text);
  player.dataset['script'] = '';
  const link = script.previousElementSibling;
  // The embed code's link for readers without scripts.
  if (link?.matches('a[data-postkit]')) link.remove();
  script.replaceWith(player);
}

const own = document.currentScript;
// Modules and scripts in shadow trees do not know their tag.
const scripts = own instanceof HTMLScriptElement ? [own] : scriptsIn(document);
scripts.forEach(embed);
if (!scripts.length)
  warn(`This script does not find its place, since it is in a closed shadow root. Put <${tag}> there, and the script in <head>.`);
