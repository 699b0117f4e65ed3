import { describe, expect, it } from 'vitest';
import { podcastImportDetails } from '@postkit/sdk/schema';
import { importTarget } from '../../testing/import-target.ts';
import { makeDestination, startStation } from '../../testing/index.ts';
import { startPodcastHost } from '../../testing/podcast-host.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });

const post = (json: unknown) =>
  server.call(`/${server.slug}/api/v2/pw/`, { method: 'POST', as: admin, json });

describe('a feed that is refused', () => {
  it.each([
    ['a page', '<html><body>Our show</body></html>', 'There is no podcast feed at this address.'],
    [
      'a feed of texts',
      '<rss><channel><item><title>News</title></item></channel></rss>',
      'This feed has no audio: none of its items has an enclosure.',
    ],
    [
      'a feed of a million nested elements',
      `<rss><channel>${'<a>'.repeat(1_000_000)}`,
      'This feed nests its elements too deeply to be read.',
    ],
  ])('%s is rejected with 400', async (_what, text, error_message) => {
    await using host = await startPodcastHost([]);
    host.answer('/feed.xml', (response) => response.end(text));
    const answer = await post((await importTarget(server, { url: host.feed })).job);
    expect([answer.status, await answer.json()]).toEqual([400, { error_message }]);
  });

  it('is rejected if the address does not exist, but not if its host is down', async () => {
    await using host = await startPodcastHost([]);
    const { job } = await importTarget(server, { url: `${host.origin}/nowhere.xml` });
    expect((await post(job)).status).toBe(400);
    host.answer('/nowhere.xml', (response) => response.writeHead(503).end());
    expect((await post(job)).status).toBe(502);
    expect(
      (await post((await importTarget(server, { url: 'http://127.0.0.1:47999/feed.xml' })).job)).status,
    ).toBe(502);
  });

  it('says why it can never be fetched', async () => {
    await using host = await startPodcastHost([]);
    host.answer('/loop.xml', (response) => response.writeHead(302, { location: '/loop.xml' }).end());
    const reason = async (url: string) => {
      const answer = await post((await importTarget(server, { url })).job);
      expect(answer.status).toBe(400);
      return ((await answer.json()) as { error_message: string }).error_message;
    };
    expect(await reason(`${host.origin}/loop.xml`)).toBe('The address redirects in a circle, or too often.');
    expect(host.asked('/loop.xml')).toBe(11);
    expect(await reason('http://127.0.0.1:22/feed.xml')).toBe(
      'The station fetches from the ports 80, 443 and those above 1023 only.',
    );
  });

  it('names audio that can never be fetched, without retries', async () => {
    await using host = await startPodcastHost([
      { title: 'Loop', audio: '/loop.wav' },
      { title: 'Port', audio: 'http://127.0.0.1:22/a.wav' },
    ]);
    host.answer('/loop.wav', (response) => response.writeHead(302, { location: '/loop.wav' }).end());
    const { id } = (await (await post((await importTarget(server, { url: host.feed })).job)).json()) as {
      id: number;
    };
    await server.context.jobs.idle();
    const done = podcastImportDetails.parse(
      await (await server.call(`/${server.slug}/api/v2/pw/${id}/`, { as: admin })).json(),
    );
    expect(done).toMatchObject({ status: 'done', failed: 2 });
    expect(done.items.map(({ note }) => note)).toEqual([
      'The address redirects in a circle, or too often',
      'The station fetches from the ports 80, 443 and those above 1023 only',
    ]);
    expect(host.asked('/loop.wav')).toBe(11);
  });

  it('is not fetched from a private address', async () => {
    await using host = await startPodcastHost([{ title: 'Secret' }]);
    const closed = await startStation();
    const user = await closed.signIn();
    const { job: json } = await importTarget(closed, { url: host.feed });
    const answer = await closed.call(`/${closed.slug}/api/v2/pw/`, { method: 'POST', as: user, json });
    await closed.close();
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        error_message:
          'This address is in a private network. Start the station with POSTKIT_ALLOW_PRIVATE_FETCH=1 to allow it.',
      },
    ]);
    expect(host.asked('/feed.xml')).toBe(0);
  });

  it.each([
    ['url', { url: 'nonsense' }],
    ['url', { url: 'ftp://example.com/feed.xml' }],
    ['show_id', { show_id: 999_999 }],
    ['social_media_connections', { social_media_connections: [] }],
    ['social_media_connections', { social_media_connections: [999_999] }],
    ['station', { station: 'another' }],
  ])('%s is named if it is invalid', async (field, overrides) => {
    const answer = await post((await importTarget(server, overrides)).job);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: { [field]: [expect.any(String)] } },
    ]);
  });

  it('only rss destinations of the station count as feeds', async () => {
    const widget = await makeDestination(server, { type: 'webwidget' });
    const answer = await post((await importTarget(server, { social_media_connections: [widget.id] })).job);
    expect(await answer.json()).toMatchObject({
      errors: { social_media_connections: [`This station has no RSS feed ${widget.id}.`] },
    });
  });
});
