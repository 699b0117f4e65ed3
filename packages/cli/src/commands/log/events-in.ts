import type { PostKitClient } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';

/** Seconds before the range in which an event that reaches into it may have started. */
const longestEvent = 6 * 3600;

/** In unix seconds. */
export interface LogRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Events that overlap a range of the log, in order; those that reach beyond it as trimmed copies.
 * @throws CliError notFound without any
 */
export async function eventsIn(
  { audioEvents }: PostKitClient,
  { start, end }: LogRange,
): Promise<AudioEvent[]> {
  const events: AudioEvent[] = [];
  const query = {
    cart__type_name: 'LOGGER' as const,
    order: 'ASC' as const,
    startTime: start - longestEvent,
    endTime: end,
  };
  for await (const event of audioEvents.each(query)) {
    if (event.started_at + event.duration <= start) continue;
    const trim = trimOf(event, { start, end });
    events.push(trim ? await audioEvents.clone(event.id, trim) : event);
  }
  if (events.length === 0) throw new CliError('notFound', 'The log has no audio in this range.');
  return events;
}

/** Seconds into an event at which the range starts and ends; undefined for an event inside the range. */
function trimOf(
  { started_at, duration }: AudioEvent,
  range: LogRange,
): { start: number; end: number } | undefined {
  const start = Math.max(0, range.start - started_at);
  const end = Math.min(duration, range.end - started_at);
  return start === 0 && end === duration ? undefined : { start, end };
}
