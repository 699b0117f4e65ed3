import { describe, expect, it } from 'vitest';
import { deliveriesOf, publishAt, type PlatformType } from '../../../testing/deliveries-of.ts';
import { firstStation } from '../../../testing/index.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { startPlatformStation } from '../../../testing/platforms/start-platform-station.ts';

const { clock, platforms, server } = await startPlatformStation();

/** Publishes one episode at one platform; resolves to the requests that the platform received. */
async function sent(type: PlatformType, name: string, more: Parameters<typeof publishAt>[2] = {}) {
  const before = platforms.calls.length;
  const { episode, destinations } = await publishAt(server, [type], { name, ...more });
  const calls = () => platforms.calls.slice(before);
  const asked = () => calls().map(({ method, path }) => `${method} ${path}`);
  return {
    episode,
    destinations,
    calls,
    asked,
    receipt: async () => (await deliveriesOf(server, episode.id))[type],
  };
}

async function save(id: number, change: object): Promise<void> {
  const station = firstStation(server);
  const { version } = (await server.features.episodes.store.get(station, id)) ?? { version: 0 };
  await server.features.episodes.publishing.update(station, id, { version, ...change }, 'Some Body');
  await server.context.jobs.idle();
}

async function setUnpublished(id: number, isUnpublished: boolean): Promise<void> {
  await server.features.episodes.publishing.setUnpublished(
    firstStation(server),
    [id],
    isUnpublished,
    'Some Body',
  );
  await server.context.jobs.idle();
}

const otherAudio = async () => [`/${server.slug}/api/v1/event/${(await makeEvent(server)).id}/`];
const mp3Of = (id: number) => server.features.episodes.media.fileOf(firstStation(server).id, id, 'mp3');

describe('Omny Studio', () => {
  it('receives a clip, its audio as a stream of known length, and then its publication', async () => {
    const { episode, calls, asked, receipt } = await sent('omny', 'A clip', {
      description: '<p>Of the <b>tide</b>.</p>',
    });
    const [, id] = /clips\/([\w-]+)\/audio/.exec(asked()[1] ?? '') ?? [];
    expect(asked()).toEqual([
      'POST /programs/program-1/clips',
      `PUT /programs/program-1/clips/${id}/audio`,
      `POST /clips/${id}`,
    ]);
    const [made, audio, published] = calls();
    expect(JSON.parse(String(made?.body))).toMatchObject({
      Title: 'A clip',
      Visibility: 'Private',
      PlaylistIds: ['playlist'],
    });
    expect(Number(audio?.headers.get('content-length'))).toBe((await mp3Of(episode.id))?.bytes);
    expect(JSON.parse(String(published?.body))).toMatchObject({
      Visibility: 'Public',
      PublishedUtc: new Date(clock.now()).toISOString(),
    });
    expect(await receipt()).toMatchObject({
      status: 'delivered',
      received: { id, url: `https://omny.fm/shows/harbour/${id}` },
    });
  });

  it('receives changed texts alone, changed audio with the audio, and nothing without changes', async () => {
    const { episode, asked, receipt } = await sent('omny', 'Before');
    const id = (await receipt())?.received?.id ?? '';
    await save(episode.id, { name: 'After' });
    expect(asked().slice(3)).toEqual([`POST /clips/${id}`]);
    expect(platforms.fakes.omny.posted.get(id)?.title).toBe('After');
    await save(episode.id, { permanent: 1 });
    expect(asked()).toHaveLength(4);
    await save(episode.id, { events: await otherAudio() });
    expect(asked().slice(4)).toEqual([`PUT /programs/program-1/clips/${id}/audio`, `POST /clips/${id}`]);
    expect(platforms.fakes.omny.posted.get(id)?.bytes).toBe((await mp3Of(episode.id))?.bytes);
  });

  it('drops an unpublished episode, and receives it again', async () => {
    const { episode, asked, receipt } = await sent('omny', 'To and fro');
    const id = (await receipt())?.received?.id ?? '';
    await setUnpublished(episode.id, true);
    expect(asked().at(-1)).toBe(`DELETE /clips/${id}`);
    expect(await receipt()).toMatchObject({ status: 'withdrawn', can_retry: false });
    await setUnpublished(episode.id, false);
    expect(await receipt()).toMatchObject({ status: 'delivered' });
    expect(
      [...platforms.fakes.omny.posted.values()].filter(({ title }) => title === 'To and fro'),
    ).toHaveLength(1);
  });
});

describe('Megaphone', () => {
  it('receives the address of the audio and later changes, and drops a withdrawn episode', async () => {
    const { episode, destinations, asked, receipt } = await sent('megaphone', 'On air');
    const id = (await receipt())?.received?.id ?? '';
    const path = '/networks/network-1/podcasts/podcast-1/episodes';
    expect(asked()).toEqual([`POST ${path}`]);
    const link = `${server.url}/${server.slug}/audio/${episode.id}.mp3`;
    expect(platforms.fakes.megaphone.posted.get(id)).toMatchObject({
      title: 'On air',
      link,
      isPublic: true,
      externalId: episode.guid,
    });
    await save(episode.id, { name: 'Off air' });
    expect(asked().at(-1)).toBe(`PUT ${path}/${id}`);
    expect(String(platforms.calls.at(-1)?.body)).not.toContain('backgroundAudioFileUrl');
    expect(platforms.fakes.megaphone.posted.get(id)?.title).toBe('Off air');
    const unpost = {
      method: 'POST',
      as: await server.signIn(),
      json: { social_media_connections: destinations.map((one) => one.id) },
    };
    expect(
      (await server.call(`/${server.slug}/api/v1/playlist/unpost/${episode.id}.json`, unpost)).status,
    ).toBe(200);
    await server.context.jobs.idle();
    expect(asked().at(-1)).toBe(`DELETE ${path}/${id}`);
    expect(platforms.fakes.megaphone.posted.has(id)).toBe(false);
  });
});

describe('Spreaker', () => {
  it('receives title and audio in one form and later changes, and keeps an unpublished episode', async () => {
    const { episode, calls, asked, receipt } = await sent('spreaker', 'Spoken');
    expect(asked()).toEqual(['POST /v2/shows/77/episodes']);
    const bytes = (await mp3Of(episode.id))?.bytes;
    expect(Number(calls()[0]?.headers.get('content-length'))).toBeGreaterThan(bytes ?? 0);
    const id = (await receipt())?.received?.id ?? '';
    expect(platforms.fakes.spreaker.posted.get(id)).toMatchObject({ title: 'Spoken', bytes });
    await save(episode.id, { name: 'Spoken again' });
    expect(asked().at(-1)).toBe(`POST /v2/episodes/${id}`);
    expect(platforms.fakes.spreaker.posted.get(id)).toMatchObject({ title: 'Spoken again', bytes });
    await setUnpublished(episode.id, true);
    expect(await receipt()).toMatchObject({ status: 'delivered', can_retry: false });
    expect(platforms.fakes.spreaker.posted.has(id)).toBe(true);
  });
});

describe('posts', () => {
  it('a page receives text and link once, whatever changes later', async () => {
    const { episode, asked, receipt } = await sent('facebook', 'A post', {
      social_share_text: 'Listen to this!',
    });
    const link = `${server.url}/${server.slug}/listen/${episode.id}`;
    const id = (await receipt())?.received?.id ?? '';
    expect(platforms.fakes.facebook.posted.get(id)).toMatchObject({ text: 'Listen to this!', link });
    await save(episode.id, { name: 'Another name' });
    await setUnpublished(episode.id, true);
    await setUnpublished(episode.id, false);
    expect(asked()).toEqual(['POST /1122/feed']);
  });

  it('X receives at most 280 characters including the link', async () => {
    const { receipt } = await sent('twitter', 'A tweet', {
      social_share_text: 'Tide after tide. '.repeat(60),
    });
    const id = (await receipt())?.received?.id ?? '';
    const { text = '', link } = platforms.fakes.twitter.posted.get(id) ?? {};
    expect(text).toMatch(/Tide after tide\.… http/);
    expect(text.length - (link?.length ?? 0) + 23).toBeLessThanOrEqual(280);
  });
});

describe('videos', () => {
  it('YouTube receives the station’s video by a resumable upload, with a renewed token', async () => {
    const { calls, asked, receipt } = await sent('v_youtube', 'Seen <live>');
    expect(asked()).toEqual([
      'POST /token',
      'POST /upload/youtube/v3/videos',
      expect.stringMatching(/^PUT \/session\/upload-\d+$/),
    ]);
    const [, begun, brought] = calls();
    const bytes = Number(begun?.headers.get('x-upload-content-length'));
    expect(brought?.headers.get('content-range')).toBe(`bytes 0-${bytes - 1}/${bytes}`);
    expect(brought?.body.includes('moov')).toBe(true);
    const id = (await receipt())?.received?.id ?? '';
    expect(platforms.fakes.youtube.posted.get(id)).toMatchObject({
      title: 'Seen live',
      bytes,
      isPublic: true,
    });
    expect(await receipt()).toMatchObject({
      sent: { bytes },
      received: { url: `https://www.youtube.com/watch?v=${id}` },
    });
  });

  it('Facebook receives it in the parts that it asks for', async () => {
    const { calls, receipt } = await sent('v_facebook', 'Watched');
    const phases = calls().map(
      ({ body }) => /name="upload_phase"\s+(\w+)/.exec(body.toString('latin1'))?.[1],
    );
    expect(phases[0]).toBe('start');
    expect(phases.slice(1, -1).every((phase) => phase === 'transfer')).toBe(true);
    expect(phases.at(-1)).toBe('finish');
    const { received, sent: given } = (await receipt()) ?? {};
    expect(platforms.fakes.facebook.posted.get(received?.id ?? '')).toMatchObject({
      title: 'Watched',
      bytes: given?.bytes,
    });
  });
});
