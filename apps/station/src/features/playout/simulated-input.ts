import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { decidePlayout, emptyPlayout, type PresetId, readMessage } from '../../playout/index.ts';
import type { Station } from '../accounts/index.ts';
import type { Inbox } from './inbox.ts';
import type { InputsService } from './inputs.service.ts';
import { elementOf } from './playout-element.ts';
import type { PlayoutInputRow } from './playout-tables.ts';
import {
  inputsOf,
  insertCue,
  insertMessages,
  insertPlayoutEvents,
  lastArrival,
  updateInput,
} from './playout.repository.ts';
import { cueOfElement } from './stored-element.ts';
import type { Delivery } from './transports/open-transport.ts';

/** An event of a broadcast that was simulated. */
export interface SimulatedEvent {
  readonly id: number;
  /** Rises with the time; below 1, so that the elements that are read later follow. */
  readonly number: number;
  /** Unix milliseconds. */
  readonly started_at_ms: number;
  readonly ended_at_ms: number;
  /** The message of its element; null for an open microphone. */
  readonly message: Uint8Array | null;
}

/** The input of the simulator that feeds a station of the demo. */
export interface SimulatedInput extends Pick<PlayoutInputRow, 'id' | 'station_id'> {
  readonly isActive: boolean;
  /** Unix milliseconds of the newest message, read or not; 0 without one. */
  readonly last_ms: number;
}

/** Inputs to which the simulator sends. The recorder ignores them, because the simulator knows nothing about a stream. */
export interface SimulatedInputs {
  /** Adds an input, unless the station has one. */
  add(
    this: void,
    station: Station,
    input: { readonly name: string; readonly system: PresetId },
  ): Promise<void>;
  find(this: void, from: Tables, stationId: number): Promise<SimulatedInput | null>;
  /** Stores messages as if they had arrived. */
  accept(this: void, input: SimulatedInput, deliveries: readonly Delivery[]): Promise<void>;
  /** Stores the messages of past events as read, and what the events are. */
  addPast(
    this: void,
    transaction: Transaction,
    station: Station,
    input: SimulatedInput,
    events: readonly SimulatedEvent[],
  ): Promise<void>;
  turnOff(this: void, station: Station, input: SimulatedInput): Promise<void>;
}

export function createSimulatedInputs(
  { db }: Pick<StationContext, 'db'>,
  { inbox, inputs }: { readonly inbox: Inbox; readonly inputs: Pick<InputsService, 'create' | 'update'> },
): SimulatedInputs {
  async function rowOf(from: Tables, stationId: number): Promise<PlayoutInputRow | undefined> {
    return (await inputsOf(from, stationId)).find(({ is_simulated }) => is_simulated === 1);
  }

  return {
    async add(station, { name, system }) {
      if ((await inputsOf(db, station.id)).length > 0) return;
      const { input } = await inputs.create(station, { name, system, transport: { type: 'http-in' } });
      await updateInput(db, input.id, { is_simulated: 1 });
    },
    async find(from, stationId) {
      const row = await rowOf(from, stationId);
      if (!row) return null;
      const { id, station_id, active } = row;
      return { id, station_id, isActive: active === 1, last_ms: (await lastArrival(from, row)) ?? 0 };
    },
    async accept(input, deliveries) {
      for (const delivery of deliveries) await inbox.accept(input, delivery);
    },
    async addPast(transaction, station, input, events) {
      const row = await rowOf(transaction, station.id);
      if (row?.id !== input.id || row.system === null) return;
      const setting = { preset: row.system as PresetId };
      for (const event of events) {
        const { id: event_id, started_at_ms, ended_at_ms, message } = event;
        const place = { event_id, station_id: station.id };
        const length_ms = ended_at_ms - started_at_ms;
        const arrival = { arrived_ms: started_at_ms, timezone: station.timezone };
        const read = message && readMessage(setting, { bytes: message }, arrival);
        const decisions = (read?.messages ?? []).map(
          (each) => decidePlayout(emptyPlayout, each, { ...arrival, staleAfter_ms: length_ms })[1],
        );
        const [element] = decisions.flatMap(({ elements }) => elements);
        if (!message || !read || !element) {
          await insertPlayoutEvents(transaction, [{ ...place, kind: 'talk', cue_id: null }]);
          continue;
        }
        const aired = { ...element, number: event.number, ended_at_ms, endCause: 'record' as const };
        const cue_id = await insertCue(transaction, cueOfElement(row, aired));
        await insertPlayoutEvents(transaction, [{ ...place, kind: 'element', cue_id }]);
        await insertMessages(transaction, [
          {
            input_id: row.id,
            station_id: station.id,
            arrived_ms: started_at_ms,
            peer: '',
            query: '',
            content_type: 'text/xml',
            body: Buffer.from(message),
            is_read: 1,
            text: Buffer.from(message).toString(),
            elements: JSON.stringify(decisions.map(elementOf)),
            findings: JSON.stringify(read.findings),
          },
        ]);
      }
    },
    async turnOff(station, input) {
      await inputs.update(station, input.id, { active: false });
    },
  };
}
