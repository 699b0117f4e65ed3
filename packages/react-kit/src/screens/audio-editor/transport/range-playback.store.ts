import { defineStore } from '../../../host/define-store.ts';

/** The playback of a range of the day; only its player writes it. */
interface RangePlayback {
  status: 'paused' | 'loading' | 'playing';
  /** When the audio that plays aired, in unix seconds; null while nothing plays. */
  moment: number | null;
  pause: () => void;
}

export const idleRangePlayback: RangePlayback = { status: 'paused', moment: null, pause: () => {} };

export const useRangePlayback = defineStore<RangePlayback>(() => idleRangePlayback);
