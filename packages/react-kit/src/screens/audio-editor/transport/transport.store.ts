import { defineStore } from '../../../host/define-store.ts';
import type { PlayerState } from '../../../parts/timeline/transport/index.ts';

/** The position of the transport inside an item. */
export interface TransportPlace {
  timelineId: string;
  eventId: number;
  /** Milliseconds into the event. */
  ms: number;
}

export interface TransportState extends PlayerState {
  /** Null at the end of the timeline. */
  place: TransportPlace | null;
  pause: () => void;
  play: () => void;
}

export const idleTransport: TransportState = {
  status: 'paused',
  positionMs: 0,
  speed: 1,
  loop: null,
  failedName: null,
  place: null,
  pause: () => {},
  play: () => {},
};

/** The state of the editor's transport; only the transport writes it. */
export const useTransport = defineStore<TransportState>(() => idleTransport);
