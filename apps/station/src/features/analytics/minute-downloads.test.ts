import { describe, expect, it } from 'vitest';
import { analyticsResponse } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server: station } = stationTest(() => ({
  clock: createFakeClock(),
  env: { POSTKIT_TRUST_PROXY: '1' },
}));

describe('downloads', () => {
  it('ANALYTICS-022 are those of 60 seconds of a longer episode, also in parts, and not of less', async () => {
    const admin = await station.signIn();
    const event = await makeEvent(station, { segments: 14 });
    const { id, duration } = await makeEpisode(station, { eventIds: [event.id] });

    async function take(ip: string, range?: string) {
      const agent = {
        'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)',
        'x-forwarded-for': ip,
      };
      const headers = range === undefined ? agent : { ...agent, range: `bytes=${range}` };
      const { byteLength } = await (
        await station.call(`/${station.slug}/audio/${id}.mp3`, { headers })
      ).arrayBuffer();
      return byteLength;
    }
    async function downloads() {
      await station.features.analytics.flush();
      const path = `/${station.slug}/api/v1/get_analytics_podcast_total.json?start_date=2026-01-05&end_date=2026-01-05&station_names=${station.slug}`;
      return analyticsResponse.parse(await (await station.call(path, { as: admin })).json()).totals.downloads;
    }

    const bytes = await take('203.0.113.7');
    expect(await downloads()).toBe(1);
    const byteAt = (seconds: number) => Math.round((seconds / duration) * bytes);
    await take('203.0.113.9', `0-${byteAt(55)}`);
    expect(await downloads()).toBe(1);
    await take('203.0.113.9', `${byteAt(55) + 1}-${byteAt(65)}`);
    expect(await downloads()).toBe(2);
  });
});
