/**
 * - `starting`: it runs and does not work yet
 * - `works`
 * - `silent`: it sends no heartbeats, and is killed if that continues
 * - `down`: it has ended, and is started again
 */
export type ProcessState = 'starting' | 'works' | 'silent' | 'down';

/** One process of this machine. */
export interface ProcessHealth {
  /** Such as `web`, `recorder`, `supervisor` or `media`. */
  readonly name: string;
  readonly state: ProcessState;
  /** Milliseconds since its last heartbeat, of the time that counts. */
  readonly silentMs: number;
  /** How often it was killed because it did not respond. */
  readonly hangs: number;
  /** When that happened last, Unix milliseconds; null for never. */
  readonly hungAt: number | null;
}
