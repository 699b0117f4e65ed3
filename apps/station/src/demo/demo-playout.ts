import type { StationContext } from '../context.ts';
import type { Features } from '../features.ts';
import type { Accounts } from '../features/accounts/index.ts';
import { playDay, type Packet, zetta } from '../playout/index.ts';
import { itemsOfHour } from './day/broadcast-hour.ts';
import { demoCarts } from './day/demo-carts.ts';
import { airedStations } from './demo-aired-stations.ts';
import { airOf, type AiredStation } from './demo-day.ts';
import { makeDemoProgrammes } from './demo-programmes.ts';
import { readDemo } from './demo-progress.repository.ts';
import { demoStations } from './demo-stations.ts';

type PlayoutFeatures = Pick<Features, 'logger' | 'playout' | 'programmes'>;

const hourMs = 3_600_000;
/** Milliseconds: older messages are lost while the station is off, apart from the newest one, which is on air. */
const recentMs = 120_000;
const everyMs = 5000;

/** The demo stations that a playout system feeds. */
export function playedStations(accounts: Pick<Accounts, 'stationAt'>): AiredStation[] {
  return airedStations(accounts).filter(({ hasPlayout }) => hasPlayout);
}

/** Gives stations the input of the simulator and the week that names their talk. May run again after a crash. */
export async function makeDemoPlayout(
  features: PlayoutFeatures,
  stations: readonly AiredStation[],
  { now }: { readonly now: number },
): Promise<void> {
  const { logger, playout } = features;
  for (const { station } of stations) {
    // A user may have set it up for a stream meanwhile.
    if ((await logger.source(station, false)).url !== '') continue;
    await playout.simulated.add(station, { name: 'Playout (simulated)', system: zetta.preset });
    await makeDemoProgrammes(features, station, { now });
  }
}

type FeedFeatures = PlayoutFeatures & { readonly accounts: Pick<Accounts, 'stationOf' | 'stationAt'> };

/**
 * Sends to the inputs of the simulator what their stations play, as it happens. An input whose station records a stream is turned off,
 * because the simulator plays something else.
 */
export function createDemoFeed(
  { clock, db }: Pick<StationContext, 'clock' | 'db'>,
  { accounts, logger, playout }: FeedFeatures,
): () => Promise<void> {
  async function feed(aired: AiredStation, begunAt: number): Promise<void> {
    const { station } = aired;
    const input = await playout.simulated.find(db, station.id);
    if (!input?.isActive) return;
    if ((await logger.source(station, false)).url !== '') return playout.simulated.turnOff(station, input);
    const now = clock.now();
    const due = packetsUntil(aired, begunAt, now).filter(({ at_ms }) => at_ms > input.last_ms);
    const recent = due.filter(({ at_ms }) => at_ms > now - recentMs);
    await playout.simulated.accept(
      input,
      (recent.length > 0 ? recent : due.slice(-1)).map(({ bytes, contentType }) => ({
        bytes,
        contentType,
        arrived_ms: now,
        peer: '',
      })),
    );
  }

  return async () => {
    const demo = await readDemo(db);
    const isThere = demoStations.every(({ slug }) => accounts.stationOf(slug) !== null);
    if (demo && isThere) for (const aired of playedStations(accounts)) await feed(aired, demo.now);
  };
}

/** Runs the feed where the demo is on. */
export function defineDemoFeed(
  context: Pick<StationContext, 'clock' | 'db' | 'jobs'>,
  features: FeedFeatures,
): void {
  const feed = createDemoFeed(context, features);
  context.jobs.repeat('demo.playout', {
    everyMs,
    lane: 'background',
    async run(complete) {
      await feed();
      await complete(async () => false);
    },
  });
}

/** The messages of a station's system up to now in this hour and the one before. */
function packetsUntil(aired: AiredStation, begunAt: number, now: number): Packet[] {
  const air = airOf(aired, begunAt);
  const hour = Math.floor(now / hourMs) * hourMs;
  const carts = [hour - hourMs, hour].flatMap((hourAt) =>
    demoCarts(itemsOfHour(air, hourAt), { from: air.from, hourAt }),
  );
  const played = carts.flatMap(({ element }) => element ?? []);
  return playDay(zetta, played, { timezone: aired.timezone }).filter(({ at_ms }) => at_ms <= now);
}
