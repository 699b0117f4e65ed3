import { styles } from 'virtual:player-styles';

/**
 * The place of a player. Its track gives the player the width that it asks for where there is room, and less where there is not, also
 * in a float or a table cell, which cannot make a block narrower than its content.
 */
export const place =
  'display:grid;grid-template-columns:minmax(0,1fr);align-items:start;min-width:min(100%,240px);';

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
    shared.replaceSync(styles);
    shared.insertRule(`:host{all:initial;${place}}`);
  }
  root.adoptedStyleSheets = [shared];
}
