import { playoutOperations } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import { listSystems } from './list-systems.ts';
import { readSample } from './read-sample.ts';

/** The messages of playout systems, which say what is on air. */
export function createPlayout(
  { register, clock }: Pick<StationContext, 'register' | 'clock'>,
  { accounts }: { accounts: Pick<Accounts, 'stationAt'> },
): Feature {
  return {
    routes() {
      register(playoutOperations.systems, () => ({ systems: listSystems() }));
      register(playoutOperations.read, ({ params, body }) => {
        const { timezone } = accounts.stationAt(params.station);
        return readSample(body, { arrived_ms: body.arrived_at_ms ?? clock.now(), timezone });
      });
    },
  };
}
