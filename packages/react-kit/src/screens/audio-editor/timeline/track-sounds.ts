import { createContext, useContext, useLayoutEffect } from 'react';
import type { EnvelopePoint } from '../../../ui/wave/wave-columns.ts';
import type { WaveLevels } from '../../../ui/wave/wave-levels.ts';

/** The sound of an item as the track draws it. */
export interface ItemSound {
  /** Undefined draws a line: the levels are loading, or there is no sound. */
  levels: WaveLevels | undefined;
  /** Gains over the item; empty: the sound as it is. */
  envelope: readonly EnvelopePoint[];
  /** Name of a label colour. */
  color: string;
  opacity: number;
}

/** The sounds of the items in view, by timeline id. Items bring theirs, and the track draws them together. */
export class TrackSounds {
  readonly #sounds = new Map<string, ItemSound>();
  readonly #listeners = new Set<() => void>();
  #frame = 0;

  get(timelineId: string): ItemSound | undefined {
    return this.#sounds.get(timelineId);
  }

  set(timelineId: string, sound: ItemSound): void {
    this.#sounds.set(timelineId, sound);
    this.#notify();
  }

  delete(timelineId: string): void {
    this.#sounds.delete(timelineId);
    this.#notify();
  }

  /** Calls a listener in the next frame after changes, unless `settle` was called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** All changes so far have been drawn. */
  settle(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #notify(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      for (const listener of this.#listeners) listener();
    });
  }
}

export const TrackSoundsContext = createContext<TrackSounds | null>(null);

/** Has the surrounding track draw the sound of an item; null for none. */
export function useItemSound(timelineId: string, sound: ItemSound | null): void {
  const sounds = useContext(TrackSoundsContext);
  useLayoutEffect(() => {
    if (!sound || !sounds) return undefined;
    sounds.set(timelineId, sound);
    return () => sounds.delete(timelineId);
  }, [sounds, timelineId, sound]);
}
