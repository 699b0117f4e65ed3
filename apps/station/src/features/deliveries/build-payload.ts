import type { StationContext } from '../../context.ts';
import { plainDescription } from '../../rss/index.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import { type Destinations, feedUrl } from '../destinations/index.ts';
import { audioAddress, pageAddress, type EpisodeRow, type Episodes } from '../episodes/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import { isWanted } from './delivery.policy.ts';
import type { EpisodePayload, PayloadFile } from './platform-adapter.ts';
import type { Platform } from './platforms/define-platform.ts';

export interface DeliveryPayload {
  readonly payload: EpisodePayload;
  /** The file in the storage. */
  readonly file: Omit<PayloadFile, 'path'> & { readonly key: string };
}

/** Creates the payload of an episode; null while the episode, or the file that the platform takes, is missing. */
export type BuildPayload = (
  station: Station,
  row: EpisodeRow,
  platform: Pick<Platform, 'fileKind'>,
) => Promise<DeliveryPayload | null>;

export interface BuildPayloadDeps {
  readonly episodes: Pick<Episodes, 'store' | 'media' | 'published'>;
  readonly shows: Shows;
  readonly images: Images;
  readonly destinations: Pick<Destinations, 'byIds'>;
}

export function createBuildPayload(
  context: StationContext,
  { episodes, shows, images, destinations }: BuildPayloadDeps,
): BuildPayload {
  const { db, publicUrl } = context;

  async function fileOf(
    station: Station,
    { id, name }: EpisodeRow,
    fileKind: Platform['fileKind'],
  ): Promise<DeliveryPayload['file'] | null> {
    const kind =
      fileKind === 'audio'
        ? ({ type: 'audio/mpeg', ending: 'mp3' } as const)
        : ({ type: 'video/mp4', ending: 'mp4' } as const);
    const file =
      fileKind === 'audio'
        ? await episodes.media.fileOf(station.id, id, 'mp3')
        : await episodes.media.videoOf(station.id, id);
    return (
      file && { key: file.key, bytes: file.bytes, type: kind.type, name: `${fileName(name)}.${kind.ending}` }
    );
  }

  async function feedsOf({ id, slug }: Station, row: EpisodeRow): Promise<string[]> {
    const wanted = (await episodes.store.destinationsOf(db, row.id))
      .filter((one) => isWanted(row, one))
      .map((one) => one.connection_id);
    const feeds = await destinations.byIds(wholeStation(id), wanted);
    return feeds
      .filter((one) => one.type === 'rss' && !one.is_private)
      .map((one) => feedUrl(publicUrl, slug, one.id));
  }

  return async (station, row, platform) => {
    await episodes.media.ensureId3(row.id);
    const published = await episodes.published.publishedEpisode(station.id, row.id);
    const file = await fileOf(station, row, platform.fileKind);
    if (typeof published === 'string' || !file) return null;
    const { guid, name, description, tags, explicit, season, episode, episodeType, mp3 } = published;
    const show = await shows.get(station, row.show_id);
    const payload = {
      id: row.id,
      guid,
      show: { id: row.show_id, title: show?.title ?? '' },
      title: name,
      html: description,
      text: plainDescription(description),
      share: row.social_share_text.trim(),
      page: pageAddress(publicUrl, station.slug, row.id),
      audio: audioAddress(publicUrl, station.slug, row.id),
      audioBytes: mp3.bytes,
      duration: mp3.duration,
      image: images.absolute(published.image || (show?.squareImage ?? '')),
      feeds: await feedsOf(station, row),
      published: published.published,
      tags,
      explicit,
      season,
      episode,
      episodeType,
      mediaKey: row.media_key,
    };
    return { payload, file };
  };
}

function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'episode'
  );
}
