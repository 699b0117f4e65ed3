import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { type Call, fakeStation } from '../../testing/fake-station.ts';
import { makeDestination } from '../../testing/make-destination.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const path = '/wxyz/api/v1/socialmediaconnection/3/';
const feed = makeDestination();
const url = 'https://new.example/feed.xml';
const moved = { new_feed_url: url, redirect_at: 1_600_000_000 };

function openStation(stored: Partial<typeof feed>) {
  return fakeStation({ [`GET ${path}`]: () => ({ ...feed, ...stored }), [`PATCH ${path}`]: () => feed });
}

/** Commands by which listeners lose a feed, and a word of the question. */
const losses: readonly (readonly [
  stored: Partial<typeof feed>,
  args: readonly string[],
  word: string,
  update: object,
])[] = [
  [{}, ['feeds', 'private', '3'], 'private', { is_private: true }],
  [{}, ['feeds', 'move', '3', '--to', url], 'moves', { new_feed_url: url, redirect_at: null }],
  [
    {},
    ['feeds', 'move', '3', '--to', url, '--redirect-from', '2026-12-01'],
    'moves',
    { new_feed_url: url, redirect_at: 1_796_083_200 },
  ],
  [moved, ['feeds', 'move', '3', '--to', `${url}?2`, '--redirect-from', '2026-12-01'], 'moves', {}],
  [{}, ['destinations', 'edit', '3', '--set', 'is_private=true'], 'private', { is_private: true }],
  [{}, ['destinations', 'edit', '3', '--set', 'status=false'], 'switched off', { status: false }],
  [
    { is_private: true },
    ['destinations', 'edit', '3', '--set', 'status=false'],
    'switched off',
    { status: false },
  ],
  [
    {},
    ['destinations', 'edit', '3', '--set', `new_feed_url=${url}`, '--title', 'Tide 2'],
    'moves',
    { new_feed_url: url, title: 'Tide 2' },
  ],
];

/** Commands by which listeners keep what they have. */
const others: readonly (readonly [stored: Partial<typeof feed>, args: readonly string[]])[] = [
  [{ is_private: true }, ['feeds', 'private', '3']],
  [{ is_private: true }, ['feeds', 'private', '3', '--off']],
  [moved, ['feeds', 'move', '3', '--stay']],
  [{ status: false }, ['feeds', 'move', '3', '--to', url]],
  [{}, ['destinations', 'edit', '3', '--title', 'Tide 2']],
  [{}, ['destinations', 'edit', '3', '--set', 'status=true']],
  [{ type: 'webwidget' }, ['destinations', 'edit', '3', '--set', 'status=false']],
];

const patches = ({ calls }: { calls: readonly Call[] }) => calls.filter(({ method }) => method === 'PATCH');

describe('a command that takes a feed away from its listeners', () => {
  it.each(losses)('asks, and changes nothing after a no: %j %j', async (stored, args, word) => {
    await using station = await openStation(stored);
    const declined = await runPostkit(args, { url: station.url, answers: ['n'] });
    expect(declined).toMatchObject({
      code: 0,
      err: expect.stringContaining('Take feed 3 (Tide) away from its listeners?'),
    });
    expect(declined.err).toContain(word);
    expect(declined.err).toContain('Nothing was changed.');
    expect(patches(station)).toEqual([]);
  });

  it.each(losses)('changes it after a yes, and with --yes: %j %j', async (stored, args, _word, update) => {
    await using station = await openStation(stored);
    expect((await runPostkit(args, { url: station.url, answers: ['y'] })).code).toBe(0);
    expect((await runPostkit([...args, '--yes'], { url: station.url })).code).toBe(0);
    expect(patches(station)).toHaveLength(2);
    for (const call of patches(station)) expect(bodyOf(call)).toMatchObject(update);
  });

  it.each(losses)('needs --yes without a terminal: %j %j', async (stored, args) => {
    await using station = await openStation(stored);
    expect(await runPostkit(args, { url: station.url })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--yes'),
    });
    expect(patches(station)).toEqual([]);
  });
});

it.each(others)('a command by which listeners lose nothing does not ask: %j %j', async (stored, args) => {
  await using station = await openStation(stored);
  const { code, err } = await runPostkit(args, { url: station.url });
  expect({ code, question: err.includes('listeners?') }).toEqual({ code: 0, question: false });
  expect(patches(station)).toHaveLength(1);
});
