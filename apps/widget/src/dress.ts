import { styles } from 'virtual:player-styles';

/** One sheet for all players of the page. */
let shared: CSSStyleSheet | undefined;

/**
 * Styles a shadow tree. A constructed sheet is no inline style, so a page's CSP allows it.
 * Browsers from before 2023 load `player.css` from the folder `base`.
 */
export function dress(root: ShadowRoot, base: string): void {
  if (!('adoptedStyleSheets' in Document.prototype)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${base}player.css`;
    root.append(link);
    return;
  }
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(`:host{all:initial;display:block}${styles}`);
  }
  root.adoptedStyleSheets = [shared];
}
