import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { startStation, type TestStation } from '../../testing/index.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import type { CampaignTables } from './campaign-tables.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';

const clock = createFakeClock();
const env = { POSTKIT_TRUST_PROXY: '1' };
/** Two web processes of an installation. */
let here: TestStation;
let there: TestStation;

beforeAll(async () => {
  if (!isOnPostgres) return;
  here = await startStation({ clock, env });
  there = await startStation({
    clock,
    env: { ...env, POSTKIT_SCRATCH: join(here.dataDir, 'scratch') },
    dataDir: here.dataDir,
  });
});
afterAll(async () => {
  if (!isOnPostgres) return;
  await there.stop();
  await here.close();
});

/** The addresses of the versions that as many listeners get at the same moment, one half at each process; null without an ad. */
async function askBoth(path: string, ips: readonly string[]): Promise<(string | null)[]> {
  const answers = ips.map(async (ip, index) => {
    const headers = {
      'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)',
      'x-forwarded-for': ip,
    };
    const response = await (index % 2 === 0 ? here : there).call(path, { headers });
    await response.arrayBuffer();
    expect([200, 302]).toContain(response.status);
    return response.headers.get('location');
  });
  return Promise.all(answers);
}

/** Waits for the jobs of both processes: each runs those of the other. */
async function idle(): Promise<void> {
  for (const { context } of [here, there, here]) await context.jobs.idle();
}

const listeners = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index + 1}`);

describe.runIf(isOnPostgres)('caps of a campaign at two processes with one database', () => {
  it.each(['most_deliveries', 'most_per_day'] as const)(
    'hold %s for listeners who ask both at once',
    async (cap) => {
      const station = await openCampaignStation(here);
      const { id } = await station.add({ [cap]: 5 });
      await idle();
      const path = `/${station.at.slug}/audio/${station.episode.id}.mp3`;
      const answers = await askBoth(path, listeners(40));
      const versions = answers.filter((address) => address !== null);
      expect(versions).toHaveLength(5);
      for (const [index, ip] of listeners(40).entries()) {
        const address = answers[index];
        if (address)
          await station.open(
            new URL(address, `${here.url}${path}`).pathname + new URL(address, here.url).search,
            { ip },
          );
      }
      await station.flush();
      expect((await station.read(id)).deliveries).toBe(5);
      expect(await askBoth(path, ['192.0.2.1', '192.0.2.2'])).toEqual([null, null]);
    },
  );

  it('give one listener who asks both at once the same file, and count its ads once', async () => {
    const station = await openCampaignStation(here);
    await station.add({ positions: ['pre', 'mid', 'post'], most_per_listener: 2 });
    await idle();
    const path = `/${station.at.slug}/audio/${station.episode.id}.mp3`;
    const versions = await askBoth(
      path,
      Array.from({ length: 12 }, () => '203.0.113.50'),
    );
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).not.toBeNull();
    const inserts = here.context.db.tables<CampaignTables>().selectFrom('campaign_inserts').select('number');
    expect(await inserts.where('episode_id', '=', station.episode.id).execute()).toHaveLength(2);
  });
});
