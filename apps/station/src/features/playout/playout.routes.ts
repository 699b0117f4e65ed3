import { playoutOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { checkPermission } from '../../platform/http/access.ts';
import type { Accounts } from '../accounts/index.ts';
import type { InputsService } from './inputs.service.ts';
import { journalEntry } from './journal.ts';
import { listSystems } from './list-systems.ts';
import { messagesBetween } from './playout.repository.ts';
import { readSample } from './read-sample.ts';

const usualPage = 100;
const largestPage = 500;

export function registerPlayoutRoutes(
  { register, clock, db }: Pick<StationContext, 'register' | 'clock' | 'db'>,
  { accounts, inputs }: { readonly accounts: Pick<Accounts, 'stationAt'>; readonly inputs: InputsService },
): void {
  register(playoutOperations.systems, () => ({ systems: listSystems() }));

  register(playoutOperations.read, ({ params, body }) => {
    const { timezone } = accounts.stationAt(params.station);
    return readSample(body, { arrived_ms: body.arrived_at_ms ?? clock.now(), timezone });
  });

  register(playoutOperations.inputs, ({ params, person }) =>
    inputs.list(
      accounts.stationAt(params.station),
      checkPermission(person, playoutOperations.updateInput, params.station) === 'allow',
    ),
  );

  register(playoutOperations.createInput, ({ params, body }) =>
    inputs.create(accounts.stationAt(params.station), body),
  );

  register(playoutOperations.updateInput, ({ params, body }) =>
    inputs.update(accounts.stationAt(params.station), params.id, body),
  );

  register(playoutOperations.removeInput, ({ params }) =>
    inputs.remove(accounts.stationAt(params.station), params.id),
  );

  register(playoutOperations.newToken, ({ params }) =>
    inputs.newToken(accounts.stationAt(params.station), params.id),
  );

  register(playoutOperations.orderInputs, ({ params, body }) =>
    inputs.order(accounts.stationAt(params.station), body.ids),
  );

  register(playoutOperations.saveSettings, ({ params, body }) =>
    inputs.saveSettings(accounts.stationAt(params.station), body),
  );

  register(playoutOperations.journal, async ({ params, query }) => {
    const { start, end, input, before, fate, only_faults = false, limit = usualPage } = query;
    const page = { from_ms: start * 1000, to_ms: end * 1000, inputId: input, before, fate };
    const station = accounts.stationAt(params.station);
    const rows = await messagesBetween(db, station.id, {
      ...page,
      onlyFaults: only_faults,
      limit: Math.min(largestPage, Math.max(1, limit)),
    });
    return { messages: rows.map(journalEntry) };
  });
}
