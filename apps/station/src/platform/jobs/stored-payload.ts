import { currentTraceparent } from '../telemetry/tracing.ts';

/** Of the trace in which a job was added, beside the fields of its payload. */
const originField = '$traceparent';

/** The text that a job's row stores: its payload, and with telemetry the span that added it. */
export function storedPayload(payload: unknown): string {
  const origin = currentTraceparent();
  const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
  return JSON.stringify(origin !== undefined && isObject ? { ...payload, [originField]: origin } : payload);
}

/** Separates them again. */
export function readPayload(text: string): { payload: unknown; origin: string | undefined } {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || !(originField in stored))
    return { payload: stored, origin: undefined };
  const { [originField]: origin, ...payload } = stored;
  return { payload, origin: typeof origin === 'string' ? origin : undefined };
}
