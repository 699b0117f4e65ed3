import { type PlayerExtras, playerExtras } from '@postkit/react-kit/player';
import { styles } from 'virtual:player-styles';
import { type BorrowedHooks, borrowHooks } from './borrowed-react.ts';

const sheets = new WeakSet<Document | ShadowRoot>();
let shared: CSSStyleSheet | undefined;

function dress(root: Document | ShadowRoot) {
  if (sheets.has(root)) return;
  sheets.add(root);
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(styles);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, shared];
}

/** Prepares the extras for a player whose document or shadow tree is `root`. */
export function connect(hooks: BorrowedHooks, root: Document | ShadowRoot): PlayerExtras {
  borrowHooks(hooks);
  dress(root);
  return playerExtras;
}
