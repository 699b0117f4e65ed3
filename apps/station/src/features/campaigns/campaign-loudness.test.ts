import { describe, expect, it } from 'vitest';
import { ffmpegLevels } from '../../audio/testing/ffmpeg-levels.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { stationTest } from '../../testing/station-test.ts';
import { campaignTarget } from './campaign-loudness.ts';
import type { CampaignTables } from './campaign-tables.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';
import '../../testing/postgres/also-on-postgres.ts';

/** LU; the ad has five seconds, and ffmpeg rounds to a tenth. */
const tolerance = 0.7;

const clock = createFakeClock();
const { server } = stationTest(() => ({ clock, env: { POSTKIT_TRUST_PROXY: '1' } }));

type OpenStation = Awaited<ReturnType<typeof openCampaignStation>>;

/** The loudness of the stored mp3 of a campaign, as ffmpeg measures it. */
async function storedLoudness(station: OpenStation, id: number): Promise<number> {
  const rows = server.context.db
    .tables<CampaignTables>()
    .selectFrom('campaigns')
    .select('media_key')
    .where('id', '=', id);
  const { media_key: key } = await rows.executeTakeFirstOrThrow();
  return (await ffmpegLevels(server.pathOf(`campaigns/${station.at.id}/${key}.mp3`))).loudness;
}

async function setTarget(station: OpenStation, lufs: number | null): Promise<void> {
  const response = await station.call(`show/${station.show.id}/`, 'PATCH', { loudness_target: lufs });
  if (!response.ok) throw new Error(await response.text());
}

describe('the audio of a campaign', () => {
  it('is measured and brought to the loudness of its shows, as their episodes are', async () => {
    const station = await openCampaignStation(server);
    const gains: number[] = [];
    for (const target of [-23, -16]) {
      await setTarget(station, target);
      const campaign = await station.add({ title: `At ${target}` });
      gains.push(campaign.audio.gain_db);
      expect(campaign.audio.status).toBe('ready');
      expect(Math.abs((campaign.audio.loudness ?? 0) - target)).toBeLessThan(tolerance);
      expect(Math.abs((await storedLoudness(station, campaign.id)) - target)).toBeLessThan(tolerance);
    }
    const [quiet = 0, loud = 0] = gains;
    expect(loud - quiet).toBeCloseTo(7, 1);
  });

  it('stays as it is in shows that leave the loudness of their episodes', async () => {
    const station = await openCampaignStation(server);
    await setTarget(station, null);
    const { id, audio } = await station.add();
    expect(audio.gain_db).toBe(0);
    expect(Math.abs((await storedLoudness(station, id)) - (audio.loudness ?? 0))).toBeLessThan(tolerance);
  });

  it('follows a change of its shows and of their loudness at once; versions keep their bytes', async () => {
    const station = await openCampaignStation(server);
    await setTarget(station, -16);
    const { id } = await station.add();
    const version = (await station.versionOf()) ?? '';
    const { bytes } = await station.open(version);
    await setTarget(station, -19);
    await server.context.jobs.idle();
    expect(Math.abs((await storedLoudness(station, id)) + 19)).toBeLessThan(tolerance);
    expect((await station.open(version)).bytes.equals(bytes)).toBe(true);
    const other = await server.features.shows.create(station.at, { title: 'Other', loudness_target: -24 });
    expect((await station.call(`campaign/${id}/`, 'PATCH', { shows: [other.id] })).status).toBe(200);
    await server.context.jobs.idle();
    const { audio } = await station.read(id);
    expect([audio.status, Math.abs((audio.loudness ?? 0) + 24) < tolerance]).toEqual(['ready', true]);
  });
});

describe('campaignTarget', () => {
  const show = (id: number, loudnessTarget: number | null, truePeakLimit = -1) =>
    ({ id, loudnessTarget, truePeakLimit }) as never;

  it('is that of most shows, the quieter one of equals, and the lowest peak limit', () => {
    const shows = [show(1, -16), show(2, -16, -2), show(3, -23), show(4, null)];
    expect(campaignTarget({ shows: '[]' }, shows)).toEqual({ lufs: -16, limitDb: -2 });
    expect(campaignTarget({ shows: '[1,3]' }, shows)).toEqual({ lufs: -23, limitDb: -1 });
    expect(campaignTarget({ shows: '[4]' }, shows)).toEqual({ lufs: null, limitDb: -1 });
    expect(campaignTarget({ shows: '[]' }, [])).toEqual({ lufs: null, limitDb: -1 });
  });
});
