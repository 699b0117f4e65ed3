import type { Feature } from '../../platform/context.ts';

/** Audio that people send: received, encoded in the background, and then an event. */
export interface Uploads extends Feature {
  /** Ends what a stop of the process cut short. Call at start. */
  start(): Promise<void>;
}
