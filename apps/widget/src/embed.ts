import { place } from './dress.ts';
import { definePlayer, tag } from './player-element.ts';

function warn(problem: string) {
  console.warn(`PostKit: ${problem}`);
}

/** The script cannot know where the player is to be. */
function warnOfPlace(place: string) {
  warn(`This script is in ${place}. Use <${tag}> instead.`);
}

/** The tags of this script, also those in open shadow trees. */
function scriptsIn(root: ParentNode): HTMLScriptElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.shadowRoot) return scriptsIn(element.shadowRoot);
    return element instanceof HTMLScriptElement && /\/widget\/v4[^/]*\/embed\.js$/.test(element.src)
      ? [element]
      : [];
  });
}

/** Replaces a script by the player that its `data-` attributes describe. Without any, it only defines the element. */
function embed(script: HTMLScriptElement) {
  const texts = Object.entries(script.dataset);
  definePlayer(new URL('.', script.src).href);
  if (texts.length === 0) return;
  if (script.closest('head')) return warnOfPlace('<head>');
  if (!script.dataset['station']) warn('This script has no data-station.');
  const player = document.createElement(tag);
  // Important declarations set through the CSSOM override every sheet of the page, and no CSP forbids them.
  player.style.cssText = `all:initial;${place}`.replaceAll(';', '!important;');
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
if (!scripts.length) warnOfPlace('a closed shadow root');
