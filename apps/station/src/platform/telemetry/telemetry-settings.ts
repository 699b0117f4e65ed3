import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

export interface TelemetrySettings {
  readonly config: Config['telemetry'];
  /** Role of the process, which is an attribute of its spans. */
  readonly role: string;
  readonly log: Log;
}
