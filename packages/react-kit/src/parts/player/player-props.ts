import type { WidgetConfig } from '@postkit/sdk/schema';
import type { PlayerExtras } from './player-extras.ts';
import type { LoadEpisodes } from './use-playlist.ts';

export interface PlayerProps {
  /** The embed code's options: layout, theme, visible parts. `station` and `zone` are ignored here. */
  config: WidgetConfig;
  /** Must be stable. Runs on mount, on Try again, and at the end of an episode if `autoplay` is `live`. */
  load: LoadEpisodes;
  /** Receives the audio element once, for external control. Must be stable. */
  onAudio?: (audio: HTMLAudioElement) => void;
  /** Chapters, transcript and media keys (`playerExtras`), once they are loaded. */
  extras?: PlayerExtras | undefined;
}
