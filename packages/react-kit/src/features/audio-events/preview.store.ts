import { create } from 'zustand';
import type { PlayedAudio } from './fades.ts';

/** Audio to listen to. `endpoint` is the address of an HLS playlist or of a plain audio file. */
export interface Preview {
  artist: string;
  title: string;
  endpoint: string;
  /** Id of the audio event; absent for other audio. */
  eventId?: number;
  /** Start position in seconds; defaults to 0. */
  start?: number;
  /** Fades to apply, since the audio itself is stored without them. */
  fades?: PlayedAudio;
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
  close(): void;
}

export const usePreview = create<PreviewState>()((set) => ({
  preview: null,
  playing: false,
  position: 0,
  play: (preview) => set({ preview, playing: true, position: 0 }),
  setPlaying: (playing) => set({ playing }),
  setPosition: (position) => set({ position }),
  close: () => set({ preview: null, playing: false, position: 0 }),
}));
