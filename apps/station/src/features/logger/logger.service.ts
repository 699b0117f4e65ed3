import type { LogGap, LogSource } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';
import type { SourceSettings } from './source-settings.ts';

/** What changes of a source; what is left out stays. */
export type SourceChange = { readonly [Field in keyof SourceSettings]?: SourceSettings[Field] | undefined };

/** Records the stations' live streams and cuts them into events. */
export interface Logger extends Feature {
  source(station: Station): Promise<LogSource>;
  /** @throws request.invalid where the address cannot be recorded from. */
  update(station: Station, change: SourceChange): Promise<LogSource>;
  /** Times without audio between two moments, Unix seconds. */
  gaps(station: Station, start: number, end: number): Promise<LogGap[]>;
  /** Takes up every active recording. */
  start(): Promise<void>;
  /** Stops them all; what was recorded is kept. Belongs before the engine's end. */
  stop(): Promise<void>;
}
