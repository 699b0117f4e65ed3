import { create } from 'zustand';
import type { HeardSound } from './fades.ts';

/** A piece of audio to listen to. `endpoint` is the address of an HLS playlist or of a plain audio file. */
export interface Preview {
  artist: string;
  title: string;
  endpoint: string;
  /** The audio event that it is; absent for other audio. */
  eventId?: number;
  /** Seconds from its beginning at which it starts; 0 when left out. */
  start?: number;
  /** How it rises and falls, where it does: the bytes themselves know nothing of it. */
  fades?: HeardSound;
}

interface PreviewState {
  preview: Preview | null;
  /** Whether the preview player is sounding; the player alone writes it. */
  playing: boolean;
  /** Seconds into the preview; the player alone writes it. */
  position: number;
  /** Starts a preview in place of the one before. */
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
