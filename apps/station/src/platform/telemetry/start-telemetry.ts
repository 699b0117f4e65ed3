import type { TelemetrySettings } from './telemetry-settings.ts';
import { setTracing } from './tracing.ts';

/** Whether variables of the environment ask for traces. */
export function wantsTelemetry(env: Readonly<Record<string, string | undefined>>): boolean {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return Boolean(endpoint) && env['OTEL_SDK_DISABLED'] !== 'true' && env['OTEL_TRACES_EXPORTER'] !== 'none';
}

/**
 * Sends traces of this process to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, as OTLP over HTTP with JSON. The libraries are
 * loaded here. Call before the database and the server are opened. Returns a function that sends the last spans.
 */
export async function startTelemetry(settings: TelemetrySettings): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  const sender = openTelemetry(settings);
  setTracing(sender.tracing);
  return async () => {
    setTracing(null);
    await sender.close();
  };
}
