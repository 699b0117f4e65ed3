import { type LoadEpisodes, Player } from '@postkit/react-kit/player';
import type { WidgetConfig } from '@postkit/sdk/schema';
import { styles } from 'virtual:player-styles';
import { render } from './tiny-react/render.ts';

/** One sheet for all players of the page. */
let shared: CSSStyleSheet | undefined;

/** A constructed sheet is no inline style, so a page's CSP allows it. Browsers from before 2023 load the file. */
function dress(root: ShadowRoot, sheet: string) {
  if (!('adoptedStyleSheets' in Document.prototype)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    root.append(link);
    return;
  }
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(styles);
  }
  root.adoptedStyleSheets = [shared];
}

/** Mounts a player in a shadow tree. `sheet` is the address of `player.css`. */
export function mount(root: ShadowRoot, config: WidgetConfig, load: LoadEpisodes, sheet: string): void {
  dress(root, sheet);
  const place = document.createElement('div');
  root.append(place);
  render(<Player config={config} load={load} />, place);
}
