import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AuthorizedType,
  connection as destinationSchema,
  type ConnectionInput,
} from '@postkit/sdk/schema';
import { deliveriesOf } from '../../testing/deliveries-of.ts';
import { firstStation, makeStation, makeUser, type SignedIn } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { openBrowser } from '../../testing/platforms/open-window.ts';
import { startPlatformStation } from '../../testing/platforms/start-platform-station.ts';

const { clock, platforms, server } = await startPlatformStation();
const twitter = platforms.fakes.twitter.oauth;
const youtube = platforms.fakes.youtube.oauth;
if (!twitter || !youtube) throw new Error('Twitter and YouTube were to have OAuth.');

// The clock advances in these tests by more than a session lasts.
const authorize = async (type: AuthorizedType, guid: string) =>
  (await openBrowser(server, await server.signIn())).authorize(type, guid);

const path = (id?: number) =>
  `/${server.slug}/api/v1/socialmediaconnection/${id === undefined ? '' : `${id}/`}`;

async function create(fields: ConnectionInput, as?: SignedIn): Promise<Response> {
  return server.call(path(), { method: 'POST', as: as ?? (await server.signIn()), json: fields });
}

/** A Twitter destination of an authorized account. */
async function connectTwitter() {
  const guid = randomUUID();
  await authorize('twitter', guid);
  return destinationSchema.parse(await (await create({ type: 'twitter', name: guid })).json());
}

async function secretsOf(id: number) {
  const row = await server.features.destinations.get(id);
  if (!row) throw new Error('There was to be a destination.');
  return server.features.destinations.secretsOf(row);
}

async function pageHandle(title: string): Promise<string> {
  const text = await (
    await server.call(`/get_facebook_pages/?station=${server.slug}`, { as: await server.signIn() })
  ).text();
  return new RegExp(`value="([^"]+)">${title}<`).exec(text)?.[1] ?? '';
}

const refusal = { status: 400, message: 'Invalid credentials found.' };
async function refusalOf(response: Response) {
  const { error_message: message } = (await response.json()) as { error_message: string };
  return { status: response.status, message };
}

describe('a destination of an authorized account', () => {
  it('SETUP-058 of Twitter is saved with the guid as its name, and takes its title from the account', async () => {
    const made = await connectTwitter();
    expect(made).toMatchObject({ type: 'twitter', title: 'harbour', has_token: true, reconnect_by: null });
    expect(made.name).toMatch(/^[\da-f-]{36}$/);
    expect(await secretsOf(made.id)).toMatchObject({ token: expect.stringContaining('user token') });
  });

  it('SETUP-052 of YouTube is saved with the channel’s name, the guid and the privacy', async () => {
    const guid = randomUUID();
    await authorize('v_youtube', guid);
    const fields = {
      type: 'v_youtube',
      title: 'Harbour TV',
      name: guid,
      privacy_status: 'unlisted',
    } as const;
    const made = destinationSchema.parse(await (await create(fields)).json());
    expect(made).toMatchObject({ ...fields, has_token: true });
    expect(await secretsOf(made.id)).toMatchObject({ token: 'channel token' });
  });

  it('SETUP-064 of Spreaker is saved with the guid and the show', async () => {
    const guid = randomUUID();
    await authorize('spreaker', guid);
    const show = { spreaker_show_id: '77', historical_items: { show_id: 77 }, is_mp3: true };
    const made = await create({
      type: 'spreaker',
      title: 'Harbour on Spreaker',
      name: guid,
      ...show,
      historical_items: '{"show_id":77}' as never,
    });
    expect(destinationSchema.parse(await made.json())).toMatchObject({
      ...show,
      name: guid,
      title: 'Harbour on Spreaker',
      has_token: true,
    });
  });

  it('SETUP-041 SETUP-047 of Facebook receives the token of the page whose handle was chosen, once', async () => {
    await authorize('facebook', randomUUID());
    const token = await pageHandle('Harbour page');
    const fields = { type: 'facebook', app_id: '1122', title: 'Harbour page', token } as const;
    const made = destinationSchema.parse(await (await create(fields)).json());
    expect(made).toMatchObject({ app_id: '1122', title: 'Harbour page', has_token: true });
    expect(await secretsOf(made.id)).toMatchObject({ token: 'page token' });
    expect(await refusalOf(await create(fields))).toEqual(refusal);
  });

  it('SETUP-063 is refused without an authorization of the same user, station and platform', async () => {
    const guid = randomUUID();
    await authorize('twitter', guid);
    const other = await (await makeUser(server, { companyAdmin: true })).signIn();
    expect(await refusalOf(await create({ type: 'twitter', name: guid }, other))).toEqual(refusal);
    expect(await refusalOf(await create({ type: 'spreaker', name: guid }))).toEqual(refusal);
    expect(await refusalOf(await create({ type: 'twitter', name: randomUUID() }))).toEqual(refusal);
    const { slug } = await makeStation(server);
    const admin = await server.signIn();
    const elsewhere = await server.call(path().replace(server.slug, slug), {
      method: 'POST',
      as: admin,
      json: { type: 'twitter', name: guid },
    });
    expect(await refusalOf(elsewhere)).toEqual(refusal);
    expect((await create({ type: 'twitter', name: guid })).status).toBe(201);
    expect(await refusalOf(await create({ type: 'twitter', name: guid }))).toEqual(refusal);
  });

  it('receives new tokens when the user authorizes the account again', async () => {
    const { id, name } = await connectTwitter();
    const before = await secretsOf(id);
    const as = await server.signIn();
    const change = (json: object) => server.call(path(id), { method: 'PATCH', as, json });
    expect((await change({ name, default_on_post: true })).status).toBe(200);
    expect(await secretsOf(id)).toEqual(before);
    const guid = randomUUID();
    await authorize('twitter', guid);
    expect((await change({ name: guid })).status).toBe(200);
    expect((await secretsOf(id)).token).not.toBe(before.token);
    expect(await refusalOf(await change({ name: randomUUID() }))).toEqual(refusal);
  });
});

describe('the access token of a destination', () => {
  async function publishTo(...ids: number[]) {
    const made = await Promise.all(
      ids.map((id) =>
        makeEpisode(server, { name: `An episode ${randomUUID()}`, social_media_connections: [id] }),
      ),
    );
    await server.context.jobs.idle();
    return Promise.all(made.map(async ({ id }) => (await deliveriesOf(server, id)).twitter));
  }

  it('is renewed before it expires, and the new refresh token replaces the old', async () => {
    const { id } = await connectTwitter();
    const before = await secretsOf(id);
    clock.advance((7200 - 200) * 1000);
    const redeemed = twitter.redeemed.length;
    const deliveries = await publishTo(id, id);
    expect(deliveries.map((delivery) => delivery?.status)).toEqual(['delivered', 'delivered']);
    expect(twitter.redeemed.slice(redeemed)).toEqual([before.refresh_token]);
    const after = await secretsOf(id);
    expect([after.token, after.refresh_token]).not.toContain(before.token);
    expect(after.refresh_token).not.toBe(before.refresh_token);
  });

  it('that cannot be renewed now is tried again later', async () => {
    const { id } = await connectTwitter();
    clock.advance(7200 * 1000);
    platforms.fail('twitter', /oauth2\/token/, { status: 503 });
    const [delivery] = await publishTo(id);
    expect(delivery).toMatchObject({
      status: 'waiting',
      message: 'Twitter did not renew the access to this account.',
    });
    clock.advance(((delivery?.retry_at ?? 0) - Math.floor(clock.now() / 1000)) * 1000);
    await server.context.jobs.idle();
    expect((await server.features.destinations.get(id))?.reconnect_by).toBeNull();
  });

  it('that the platform refuses to renew ends the access, and the destination says so', async () => {
    const { id } = await connectTwitter();
    clock.advance(7200 * 1000);
    twitter.endAccess();
    const [delivery] = await publishTo(id);
    expect(delivery).toMatchObject({
      status: 'failed',
      message: 'Access to this Twitter account has ended. Reconnect it in Setup, then retry.',
    });
    expect((await server.features.destinations.get(id))?.reconnect_by).toBe(Math.floor(clock.now() / 1000));
  });
});

describe('a deleted destination', () => {
  const remove = async (id: number) => {
    await server.call(path(id), { method: 'DELETE', as: await server.signIn() });
    await server.context.jobs.idle();
  };

  it('has its tokens revoked', async () => {
    const { id } = await connectTwitter();
    const { token, refresh_token } = await secretsOf(id);
    await remove(id);
    expect(twitter.revoked).toEqual(expect.arrayContaining([token, refresh_token]));
  });

  it('of YouTube keeps the access while another destination may use the same account', async () => {
    const connect = async () =>
      server.features.destinations.create(firstStation(server), { type: 'v_youtube', token: randomUUID() });
    for (const row of await server.features.destinations.list(firstStation(server)))
      if (row.type === 'v_youtube') await remove(row.id);
    const [one, other] = [await connect(), await connect()];
    const { token } = await secretsOf(other.id);
    const revoked = youtube.revoked.length;
    await remove(one.id);
    expect(youtube.revoked).toHaveLength(revoked);
    await remove(other.id);
    expect(youtube.revoked.slice(revoked)).toEqual([token]);
  });
});
