import { expect, it } from 'vitest';
import { makeDestination, startStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';

it('M4 an installation behind https uses only https addresses, and media need no query', async () => {
  const server = await startStation({ env: { POSTKIT_PUBLIC_URL: 'https://radio.example' } });
  const feed = await makeDestination(server, { imageurl: '/images/cover.jpg' });
  await makeEpisode(server, { social_media_connections: [feed.id], rss_image: '/images/own.jpg' });
  const response = await server.call(`/${server.slug}/rss/${feed.id}.xml`);
  const text = await response.text();
  const own = [...text.matchAll(/(?:href|url|uri)="([^"]+)"|<(?:link|url)>([^<]+)</g)].map(
    ([, attribute, element]) => attribute ?? element ?? '',
  );
  expect(own.length).toBeGreaterThan(6);
  expect(own.filter((address) => !address.startsWith('https://radio.example'))).toEqual([]);
  expect(own.filter((address) => /\/(?:audio|images)\/.*\?/.test(address))).toEqual([]);
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  await server.close();
});
