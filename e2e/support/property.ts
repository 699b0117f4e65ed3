import { randomUUID } from 'node:crypto';
import type { PostKitClient } from '@postkit/sdk';
import type {
  StationExport,
  AudioEvent,
  BulkDownload,
  Schedule,
  CategoryGroup,
  Connection,
  Episode,
  Holiday,
  LogHold,
  Show,
  Tag,
  UploadedImage,
  UserSave,
} from '@postkit/sdk/schema';
import { tone } from '../widget/tone.ts';
import { exportedStation } from './exported-station.ts';
import { hear } from './hear.ts';
import { solidPng } from './solid-png.ts';

/** One of everything that a station owns. Every text in it contains `mark`, so that a leak can be recognised anywhere. */
export interface Property {
  mark: string;
  /** A destination's secret, which no response ever contains. */
  token: string;
  show: Show;
  destination: Connection;
  feed: Connection;
  widget: Connection;
  tag: Tag;
  group: CategoryGroup;
  schedule: Schedule;
  holiday: Holiday;
  image: UploadedImage;
  logged: AudioEvent;
  uploadId: string;
  uploaded: AudioEvent;
  draft: Episode;
  episode: Episode;
  bulkDownload: BulkDownload;
  stationExport: StationExport;
  hold: LogHold;
  job: string;
  /** A user of the station, as the form sends it. */
  person: UserSave & { id: number };
}

/** Creates one of everything that a station can own. */
export async function makeProperty(client: PostKitClient): Promise<Property> {
  const mark = `Quay${randomUUID().slice(0, 8)}`;
  const token = `token-${randomUUID()}`;
  const show = await client.shows.create({ title: `${mark} show` });
  const destination = await client.connections.create({ type: 'megaphone', title: `${mark} network`, token });
  const feed = await client.connections.create({ type: 'rss', title: `${mark} feed`, shows: [show.id] });
  const widget = await client.connections.create({
    type: 'webwidget',
    title: `${mark} player`,
    shows: [show.id],
  });
  const tag = await client.tags.create(`${mark} tag`);
  const group = await client.categories.create({
    name: `${mark} group`,
    categories: [{ name: `${mark} category` }],
  });
  const days = { start_date: '2026-11-02', start_time: '06:00', end_time: '09:00', day_of_week: 'Mon' };
  const schedule = await client.schedules.create({ show_id: show.id, title: `${mark} schedule`, ...days });
  const holiday = await client.schedules.createHoliday({
    show_id: show.id,
    first_day: '2026-12-24',
    last_day: '2026-12-26',
  });
  const image = await client.images.upload(new Blob([solidPng(40, 40)], { type: 'image/png' }));
  const [logged] = (await client.audioEvents.list({ cart__type_name: 'LOGGER', limit: 0 })).objects;
  if (!logged) throw new Error('The log was to hold something.');
  const { uploadId, uploaded } = await upload(client, `${mark} upload`);
  const fields = { show: show.resource_uri, events: [logged.resource_uri, uploaded.resource_uri] };
  const complete = await hear(client, 'playlist_complete');
  const made = await client.episodes.create({
    ...fields,
    name: `${mark} episode`,
    draft: false,
    social_media_connections: [feed.id, widget.id],
  });
  const draft = await client.episodes.create({ ...fields, name: `${mark} draft` });
  await complete.until(({ playlist_id }) => playlist_id === made.playlist_id);
  const episode = await client.episodes.get(made.playlist_id);
  const zipped = await hear(client, 'bulk_zip_complete');
  const bulkDownload = await client.bulkDownloads.start({ audio_playlist_ids: [made.playlist_id] });
  await zipped.until(({ guid }) => guid === bulkDownload.guid);
  const stationExport = await exportedStation(client);
  const start = logged.id / 1000;
  const hold = await client.evidence.createHold({
    start: Math.floor(start),
    end: Math.floor(start) + 60,
    reason: `${mark} complaint`,
  });
  const ready = await hear(client, 'playlist_download_ready');
  const { job_id: job } = await client.episodes.cache({ ...fields, name: `${mark} timeline`, format: 'mp3' });
  await ready.until(({ job_id }) => job_id === job);
  const person = await personOf(client);
  return {
    mark,
    token,
    show,
    destination,
    feed,
    widget,
    tag,
    group,
    schedule,
    holiday,
    image,
    logged,
    uploadId,
    uploaded,
    draft,
    episode,
    bulkDownload,
    stationExport,
    hold,
    job,
    person,
  };
}

async function personOf(client: PostKitClient): Promise<UserSave & { id: number }> {
  const [person] = await client.users.list();
  if (!person) throw new Error('Somebody was to work there.');
  const { id, first_name, last_name, email, username } = person;
  const access = { isAdmin: true, accessLevel: 'admin', company_admin: false } as const;
  return { id, first_name, last_name, email, username, ...access, stations: [] };
}

async function upload(
  client: PostKitClient,
  title: string,
): Promise<{ uploadId: string; uploaded: AudioEvent }> {
  const uploadId = randomUUID();
  const encoded = await hear(client, 'worker_encode');
  await client.uploads.create({
    uuid: uploadId,
    title,
    audio_type: 'UPLOAD-Talk',
    file: new Blob([Uint8Array.from(tone(6))]),
  });
  const { location } = await encoded.until(({ uuid }) => uuid === uploadId);
  const uploaded = await client.audioEvents.get(Number(/(\d+)\/?$/.exec(location ?? '')?.[1]));
  return { uploadId, uploaded };
}
