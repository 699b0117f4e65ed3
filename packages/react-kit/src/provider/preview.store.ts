import { create } from 'zustand';

/** A piece of audio to listen to. `endpoint` is the address of an HLS playlist or of a plain audio file. */
export interface Preview {
  artist: string;
  title: string;
  endpoint: string;
  /** Seconds from its beginning at which it starts; 0 when left out. */
  start?: number;
}

interface PreviewState {
  preview: Preview | null;
  /** Whether the preview player is sounding; the player alone writes it. */
  playing: boolean;
  /** Starts a preview in place of the one before. */
  play(preview: Preview): void;
  setPlaying(playing: boolean): void;
  close(): void;
}

export const usePreview = create<PreviewState>()((set) => ({
  preview: null,
  playing: false,
  play: (preview) => set({ preview, playing: true }),
  setPlaying: (playing) => set({ playing }),
  close: () => set({ preview: null, playing: false }),
}));
