import { expect, it } from 'vitest';
import { z } from 'zod';
import { playoutInputWithToken, playoutJournalEntry, playoutReading } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest(() => ({ clock: createFakeClock(Date.UTC(2026, 2, 10, 13)) }));

const path = (rest: string) => `/${server.slug}/api/v1/playout/${rest}`;
const post = (rest: string, json: unknown) => server.call(path(rest), { method: 'POST', as: admin, json });

/** The titles in the messages of the journal, the newest first. */
async function titles(query: string): Promise<string[][]> {
  const start = Date.UTC(2026, 2, 10, 12) / 1000;
  const response = await server.call(path(`journal/?start=${start}&end=${start + 7200}&${query}`), {
    as: admin,
  });
  const { messages } = z.object({ messages: z.array(playoutJournalEntry) }).parse(await response.json());
  return messages.map(({ elements }) => elements.map(({ title }) => title));
}

it('lists the messages of a fate, and those with a fault, also if a title looks like either', async () => {
  const form = { form: 'json', fields: { title: 'title', artist: 'artist' } };
  const added = await post('inputs/', { name: 'Studio', form, transport: { type: 'http-in' } });
  const { input, token } = playoutInputWithToken.parse(await added.json());
  const lookalike = '{"fate":"repeated","reason":"';
  const bodies = [
    '{"title":"Salt","artist":"Rook"}',
    '{"title":"Salt","artist":"Rook"}',
    JSON.stringify({ title: lookalike, artist: '"level":"unreadable"' }),
    '{"title":',
  ];
  for (const body of bodies) {
    const sent = await fetch(`${server.url}/${server.slug}/playout/in/${input.id}/?token=${token}`, {
      method: 'POST',
      body,
    });
    expect(sent.status).toBe(200);
    await server.features.playout.settled();
  }
  expect(await titles('')).toEqual([[], [lookalike], ['Salt'], ['Salt']]);
  expect(await titles('fate=repeated')).toEqual([['Salt']]);
  expect(await titles('fate=logged')).toEqual([[lookalike], ['Salt']]);
  expect(await titles('only_faults=true')).toEqual([[]]);
});

it('reads a sample with what the engineer says about the messages', async () => {
  const form = { form: 'json', fields: { title: 'title', artist: 'artist', category: 'group' } };
  const sample = '{"title":"Salt","artist":"Rook","group":"Q7"}';
  const typeBy = async (options?: object) => {
    const response = await post('read/', { form, sample, ...(options && { options }) });
    return playoutReading.parse(await response.json()).messages[0]?.type;
  };
  expect([await typeBy(), await typeBy({ types: { Q7: 'spot' } })]).toEqual(['song', 'spot']);
});
