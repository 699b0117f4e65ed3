import { beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeDestination, makeUser, type SignedIn } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server } = stationTest(() => ({ clock: createFakeClock() }));
let user: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  const { id: stationId } = firstStation(server);
  user = await (await makeUser(server)).signIn();
  admin = await (await makeUser(server, { stations: [{ stationId, admin: true }] })).signIn();
});

async function change(as: SignedIn, id: number, json: object) {
  const response = await server.call(`/${server.slug}/api/v1/socialmediaconnection/${id}/`, {
    method: 'PATCH',
    as,
    json,
  });
  return {
    status: response.status,
    body: (await response.json()) as Partial<Connection> & { error_message?: string },
  };
}
const makeFeed = (fields: Parameters<typeof makeDestination>[1] = {}) =>
  makeDestination(server, { type: 'rss', status: true, ...fields });

const losses: readonly (readonly [what: string, before: object, change: object])[] = [
  ['makes it private', {}, { is_private: true }],
  ['switches it off', {}, { status: false }],
  ['switches it off for its subscribers', { is_private: true }, { status: false }],
  ['moves it', {}, { new_feed_url: 'https://new.example/feed.xml' }],
  ['redirects it', { new_feed_url: 'https://new.example/feed.xml' }, { redirect_at: 100 }],
  [
    'hides the loss among other changes',
    {},
    { title: 'Another', description: 'Other words', is_private: true },
  ],
];

describe('a change by which listeners lose a feed', () => {
  it.each(losses)(
    'is refused to a user who is no admin, and changes nothing: %s',
    async (_what, before, update) => {
      const { id, title } = await makeFeed(before);
      const refused = await change(user, id, update);
      expect(refused).toMatchObject({
        status: 403,
        body: { error_message: expect.stringContaining('Only admins can make a public feed private') },
      });
      const { body } = await change(user, id, {});
      expect(body).toMatchObject({
        title,
        status: true,
        is_private: false,
        new_feed_url: '',
        redirect_at: null,
        ...before,
      });
    },
  );

  it.each(losses)('is made by an admin: %s', async (_what, before, update) => {
    const { id } = await makeFeed(before);
    expect(await change(admin, id, update)).toMatchObject({ status: 200, body: update });
  });

  it('is no change of the words, nor of a feed that has no listeners', async () => {
    const { id } = await makeFeed();
    const saved = await change(user, id, {});
    expect(
      (
        await change(user, id, {
          description: 'Other words',
          status: true,
          is_private: false,
          new_feed_url: '',
        })
      ).status,
    ).toBe(200);
    const off = await makeFeed({ status: false });
    expect((await change(user, off.id, { is_private: true })).status).toBe(200);
    expect(saved.status).toBe(200);
  });

  it('is open to the user whose show wizard holds the feed', async () => {
    const response = await server.call(`/${server.slug}/api/v1/socialmediaconnection/`, {
      method: 'POST',
      as: user,
      json: { type: 'rss', title: 'Draft', provisional: true },
    });
    const { id } = (await response.json()) as Connection;
    expect((await change(user, id, { is_private: true })).status).toBe(200);
  });
});
