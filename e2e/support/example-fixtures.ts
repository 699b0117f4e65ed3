import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostKitClient, ShareClip } from '@postkit/sdk';
import { exportedEvidence } from './exported-evidence.ts';
import { exportedStation } from './exported-station.ts';
import { hear } from './hear.ts';
import { makeProperty } from './property.ts';
import type { TenantStation } from './tenant-station.ts';

/** Values for the placeholders of the SDK's examples: each function resolves to one that the station has. */
export type ExampleFixtures = Awaited<ReturnType<typeof makeExampleFixtures>>;

/** Makes the lasting things at once, and a new one at each call of those that examples change or delete. */
export async function makeExampleFixtures({ client, tenant }: TenantStation, oldFeed: string) {
  const property = await makeProperty(client);
  const { show, feed, logged, uploaded, episode, draft } = property;
  await client.connections.update(feed.id, { shows: [show.id] });
  const imported = await client.imports.start(
    { url: oldFeed, show_id: show.id, social_media_connections: [feed.id] },
    (await client.settings.get()).settings,
  );
  const invitation = () => client.users.invite(newUser());
  const clip = () =>
    client.shareClips.create({ playlist_id: episode.playlist_id, start: 0, end: 5, aspect: '1:1' });
  const slot = () =>
    client.slotLinks.create({
      show: show.resource_uri,
      start: tenant.loggedAt,
      end: tenant.loggedAt + 20,
      presenter: 'Ina',
    });
  const submittedSlot = async () => {
    const { token, slot_link } = await slot();
    const { version } = await client.slotLinks.open(token);
    await client.slotLinks.save({
      token,
      version,
      title: 'Boats',
      description: '',
      trim_start: 0,
      trim_end: 20,
    });
    await client.slotLinks.submit(token, version + 1);
    return slot_link.id;
  };
  await submittedSlot();
  const published = async () => {
    const complete = await hear(client, 'playlist_complete');
    const { playlist_id: id } = await client.episodes.create({
      show: show.resource_uri,
      name: 'Published',
      events: [logged.resource_uri],
      draft: false,
      social_media_connections: [feed.id],
    });
    await complete.until(({ playlist_id }) => playlist_id === id);
    return id;
  };
  const slug = () => `station-${randomUUID()}`;
  const station = async () =>
    (await client.stations.create({ title: 'Lake FM', slug: slug(), timezone: 'Europe/Berlin' })).id;
  let drafts = 0;
  // Encoding runs beside the first examples.
  const ready = readyClip(client, clip);
  return {
    property,
    published,
    stationName: tenant.name,
    email: () => `${randomUUID()}@example.org`,
    imported: imported.id,
    show: async () => show.id,
    feed: async () => feed.id,
    episode: async () => episode.playlist_id,
    transcribed: async () => indexed(client, episode.playlist_id),
    draft: async () => draft.playlist_id,
    logged: async () => logged.id,
    uploaded: async () => uploaded.id,
    tag: async () => (await client.tags.create(`Tag ${randomUUID()}`)).id,
    group: async () =>
      (await client.categories.create({ name: `Group ${randomUUID()}`, categories: [{ name: 'Spot' }] })).id,
    destination: async () =>
      (await client.connections.create({ type: 'rss', title: `Feed ${randomUUID()}` })).id,
    sentDestination: async () =>
      (await client.connections.create({ type: 'webhook', title: 'Newsroom', webhook_url: oldFeed })).id,
    webhook: async () =>
      (await client.webhooks.create({ title: 'Newsroom', url: oldFeed, events: ['episode.published'] }))
        .webhook.id,
    campaign: async () =>
      (
        await client.campaigns.create({
          title: 'Festival',
          event: logged.resource_uri,
          positions: ['pre'],
          starts_at: 1_790_000_000,
        })
      ).id,
    schedule: async () => (await client.schedules.create(slotOf(show.id))).id,
    holiday: async () =>
      (
        await client.schedules.createHoliday({
          show_id: show.id,
          first_day: '2026-12-24',
          last_day: '2026-12-26',
        })
      ).id,
    user: async () => (await client.users.create({ ...newUser(), password: 'a long first password' })).id,
    invited: async () => (await invitation()).user.id,
    invitation: async () => (await invitation()).token,
    savedDraft: async () => {
      drafts += 1;
      const key = `show-${1000 + drafts}`;
      await client.drafts.save(key, { revision: randomUUID(), content: '{}', events: [], base: null });
      return key;
    },
    bulkDownload: async () => property.bulkDownload.guid,
    newBulkDownload: async () =>
      (await client.bulkDownloads.start({ audio_playlist_ids: [episode.playlist_id] })).guid,
    slug,
    station,
    archivedStation: async () => (await client.stations.archive(await station())).id,
    hold: async () => property.hold.id,
    newHold: async () => {
      const { start, end } = property.hold;
      return (await client.evidence.createHold({ start, end, reason: 'Complaint' })).id;
    },
    evidence: () => exportedEvidence(client, property.hold.start),
    link: async () => {
      await exportedEvidence(client, property.hold.start);
      return (await client.evidence.chain()).length - 1;
    },
    stationExport: async () => (await exportedStation(client)).guid,
    clip: async () => (await ready).guid,
    newClip: async () => (await clip()).guid,
    slot: async () => (await slot()).slot_link.id,
    slotToken: async () => (await slot()).token,
    submittedSlot,
  };

  function newUser() {
    const id = randomUUID();
    return {
      first_name: 'Ina',
      last_name: 'Berg',
      email: `${id}@example.org`,
      username: '',
      isAdmin: false,
      accessLevel: 'user' as const,
      company_admin: false as const,
      stations: [{ stationTitle: tenant.name, station: tenant.slug }],
    };
  }
}

function slotOf(show_id: number) {
  return {
    show_id,
    title: 'Breakfast',
    start_date: '2026-12-01',
    start_time: '06:00',
    end_time: '09:00',
    day_of_week: 'Mon',
  };
}

/** Starts a clip, and resolves when its video is ready. */
async function readyClip(client: PostKitClient, start: () => Promise<ShareClip>): Promise<ShareClip> {
  const complete = await hear(client, 'share_clip_changed');
  const { guid } = await start();
  await complete.until((change) => change.guid === guid && change.status !== 'processing');
  return client.shareClips.get(guid);
}

/** The id of a published episode, once its words are published: the station indexes them beside the first examples. */
async function indexed(client: PostKitClient, id: number): Promise<number> {
  for (let left = 100; left > 0; left -= 1) {
    const response = await client.transcripts.published(id, 'vtt').catch(() => null);
    await response?.body?.cancel();
    if (response) break;
    await wait(200);
  }
  return id;
}
