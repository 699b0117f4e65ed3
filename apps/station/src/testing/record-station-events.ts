import { stationEvents, type StationEventName } from '@postkit/sdk/schema';
import type { TestStation } from './station.ts';

export interface RecordedEvent {
  readonly name: StationEventName;
  /** Checked against the schema of its name. */
  readonly data: unknown;
}

/** The events that webhooks receive from now on, in order. */
export function recordStationEvents({ context }: TestStation): readonly RecordedEvent[] {
  const events: RecordedEvent[] = [];
  context.stationEvents.follow(async (_transaction, _station, name, data) => {
    events.push({ name, data: stationEvents[name].parse(data) });
  });
  return events;
}
