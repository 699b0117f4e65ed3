import { expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeDestination } from '../../testing/make-destination.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

it.each([
  ['private', 'is_private', 'Feed 3 is private. Add listeners with "feeds subscribe".', 'Feed 3 is public.'],
  [
    'all-shows',
    'all_shows',
    'Feed 3 lists the episodes of all shows.',
    'Feed 3 lists its own episodes only.',
  ],
])('postkit feeds %s switches the flag of a feed on and off', async (command, field, on, off) => {
  const sent: unknown[] = [];
  const feed = makeDestination({ id: 3, is_private: true });
  await using station = await fakeStation({
    'GET /wxyz/api/v1/socialmediaconnection/3/': () => feed,
    'PATCH /wxyz/api/v1/socialmediaconnection/3/': ({ body }) => (sent.push(JSON.parse(body)), feed),
  });
  const run = (...rest: string[]) => runPostkit(['feeds', command, '3', ...rest], { url: station.url });
  expect((await run()).err).toBe(`${on}\n`);
  expect((await run('--off')).err).toBe(`${off}\n`);
  expect(sent).toEqual([{ [field]: true }, { [field]: false }]);
});
