import type { PlayoutForm, PlayoutOptions, PlayoutTransport } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createRepeatedErrors } from '../../platform/repeated-errors.ts';
import { framingOf, type PlayoutPreset, playoutPresets } from '../../playout/index.ts';
import type { Station } from '../accounts/index.ts';
import type { Inbox } from './inbox.ts';
import { inputSetting, isPreset } from './input-setting.ts';
import type { PlayoutInputRow } from './playout-tables.ts';
import { updateInput } from './playout.repository.ts';
import type { TransportLimits } from './transport-problem.ts';
import { openTransport, type Transport, type TransportState } from './transports/open-transport.ts';

export interface OpenInputDeps {
  readonly inbox: Inbox;
  readonly fetch: GuardedFetch;
  readonly limits: TransportLimits;
  readonly stationById: (id: number) => Station | null;
}

/** Opens the transport of an input, or returns null where none is needed: requests and titles come by themselves. */
export type OpenInput = (row: PlayoutInputRow, transport: PlayoutTransport) => Transport | null;

export function createOpenInput(
  context: Pick<StationContext, 'db' | 'clock' | 'log' | 'announce'>,
  { inbox, fetch, limits, stationById }: OpenInputDeps,
): OpenInput {
  const { db, clock, announce } = context;
  const report = createRepeatedErrors(context);

  async function store(
    { id, station_id }: PlayoutInputRow,
    { state, reason }: TransportState,
  ): Promise<void> {
    const station = stationById(station_id);
    await db.transaction(async (transaction) => {
      await updateInput(transaction, id, { state, state_reason: reason });
      if (station) await announce(station, 'playout_changed', { input_id: id }, { within: transaction });
    });
  }

  return (row, transport) => {
    if (transport.type === 'http-in' || transport.type === 'stream') return null;
    const form = row.form === null ? null : (JSON.parse(row.form) as PlayoutForm);
    const setting = inputSetting({ system: row.system, form }, JSON.parse(row.options) as PlayoutOptions);
    const preset: PlayoutPreset | null =
      row.system !== null && isPreset(row.system) ? playoutPresets[row.system] : null;
    return openTransport(
      transport,
      { clock, fetch, ...limits },
      {
        framing: framingOf(setting),
        reply: preset?.reply ?? '',
        deliver: (delivery) => inbox.accept(row, delivery),
        remark: (finding) => inbox.remark(row, finding),
        changed: (state) =>
          void store(row, state).catch((error: unknown) =>
            report(error, 'the state of a playout input could not be stored'),
          ),
      },
    );
  };
}
