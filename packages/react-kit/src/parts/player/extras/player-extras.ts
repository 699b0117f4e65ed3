import type { PlayerExtras } from '../player-extras.ts';
import { connectMediaSession } from './media-session.ts';
import { Panel, PanelToggle } from './panel.tsx';

/** Chapters, transcript and media keys, for the `extras` of `Player`. */
export const playerExtras: PlayerExtras = { Panel, PanelToggle, connectMediaSession };
