import type { StationContext } from '../../../context.ts';
import type { Accounts } from '../../accounts/index.ts';
import { hourMs } from './append-manifest.ts';
import { sealHours } from './seal-hours.ts';

/** Hours that each run examines; older ones only get late segments. */
const recentMs = 6 * hourMs;
/** Runs from one look at all hours to the next: a day. */
const runsPerSweep = 144;

/** Adds the hours of all logs to their chains, ten minutes after their end at the latest, and late segments within a day. */
export function defineSealHours(
  context: StationContext,
  { accounts }: { readonly accounts: Pick<Accounts, 'stations'> },
): void {
  const { jobs, clock, log } = context;
  let runs = 0;

  jobs.repeat('evidence.seal', {
    everyMs: 10 * 60_000,
    lane: 'background',
    async run(complete) {
      const isSweep = runs % runsPerSweep === 0;
      runs += 1;
      for (const station of accounts.stations()) {
        await sealHours(context, station, isSweep ? {} : { from_ms: clock.now() - recentMs }).catch(
          (error: unknown) =>
            log.warn(
              { err: error, station: station.slug },
              'the log could not be hashed; it will be tried again',
            ),
        );
      }
      await complete(async () => false);
    },
  });
}
