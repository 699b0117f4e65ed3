import type { LogGap, LogSource, Recording } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';
import type { SourceChange } from './change-settings.ts';

/** Records the stations' live streams and cuts them into events. */
export interface Logger extends Feature {
  /** @param withSecrets whether the answer may hold the address of the webhook. */
  source(station: Station, withSecrets: boolean): Promise<LogSource>;
  /**
   * Applies all of a change or nothing; the answer holds the secrets that admins may read.
   * @throws request.invalid where the address cannot be recorded from.
   */
  update(station: Station, change: SourceChange): Promise<LogSource>;
  recording(station: Station): Recording;
  /** Times without audio between two moments, Unix seconds; the one that is still open ends now. */
  gaps(station: Station, start: number, end: number): Promise<LogGap[]>;
  /** Resumes every active recording. */
  start(): Promise<void>;
  /** Stops them all; what was recorded is kept. Belongs before the engine's end. */
  stop(): Promise<void>;
}
