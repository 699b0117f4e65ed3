import type { Log } from '../log.ts';

export interface TelemetrySettings {
  /** The usual `OTEL_…` variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Role of the process, which is an attribute of its spans. */
  readonly role: string;
  readonly log: () => Log;
}
