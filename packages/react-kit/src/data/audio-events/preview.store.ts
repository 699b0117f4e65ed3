import { defineStore } from '../../host/define-store.ts';
import type { PlayedAudio } from './fades.ts';

/** Audio to listen to. `endpoint` is the address of an HLS playlist or of a plain audio file. */
export interface Preview {
  artist: string;
  title: string;
  endpoint: string;
  /** Id of the audio event; absent for other audio. */
  eventId?: number;
  /** Id of the episode; absent for other audio. */
  episodeId?: number;
  /** Address of an image; absent or empty for none. */
  cover?: string;
  /** Start position in seconds; defaults to 0. */
  start?: number;
  /** Fades to apply, since the audio itself is stored without them. */
  fades?: PlayedAudio;
}

/** Commands of the player for other parts of the workspace. */
export interface PreviewControls {
  toggle(): void;
}

interface PreviewState {
  preview: Preview | null;
  /** Whether the preview player is playing; only the player writes it. */
  playing: boolean;
  /** Position in seconds; only the player writes it. */
  position: number;
  /** Starts a preview and ends the one before. */
  play(preview: Preview): void;
  setPlaying(playing: boolean): void;
  setPosition(position: number): void;
  /** The player that plays the preview; only the player writes it. */
  controls: PreviewControls | null;
  setControls(controls: PreviewControls | null): void;
  /** Pauses the preview, or resumes it. */
  toggle(): void;
  close(): void;
}

export const usePreview = defineStore<PreviewState>((set, get) => ({
  preview: null,
  playing: false,
  position: 0,
  play: (preview) => set({ preview, playing: true, position: 0 }),
  setPlaying: (playing) => set({ playing }),
  setPosition: (position) => set({ position }),
  controls: null,
  setControls: (controls) => set({ controls }),
  toggle: () => get().controls?.toggle(),
  close: () => set({ preview: null, playing: false, position: 0 }),
}));
