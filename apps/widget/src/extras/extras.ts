import { styles } from 'virtual:player-styles';
import { type PlayerExtras, playerExtras } from '@postkit/react-kit/player';
import { type BorrowedHooks, borrowHooks } from './borrowed-react.ts';
import { type WatchedEmbed, watchEmbed } from './embed-report.ts';

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

export interface ExtrasPlace {
  hooks: BorrowedHooks;
  /** The document or shadow tree of the player. */
  root: Document | ShadowRoot;
  /** The player, as it reports itself to its station; null if the station wants no reports. */
  embed: WatchedEmbed | null;
}

/** Prepares the extras for a player. */
export function connect({ hooks, root, embed }: ExtrasPlace): PlayerExtras {
  borrowHooks(hooks);
  dress(root);
  if (embed) watchEmbed(embed);
  return playerExtras;
}
