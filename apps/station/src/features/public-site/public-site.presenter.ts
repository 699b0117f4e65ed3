import type { PublicEpisode, PublicProgramme, PublicShow, PublicTrack } from '@postkit/sdk/schema';
import { plainDescription } from '../../rss/index.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEventRow } from '../audio-events/index.ts';
import { audioAddress, pageAddress, type PublishedEpisode } from '../episodes/index.ts';
import type { AiredCart } from '../playout/index.ts';
import type { ProgrammeHours } from '../schedules/index.ts';
import type { ShowRow } from '../shows/index.ts';

/** The addresses of a station's public pages and images. */
export interface PublicAddresses {
  readonly publicUrl: string;
  readonly absolute: (address: string) => string;
}

/** The public episodes of a show. */
export interface ShowCount {
  readonly count: number;
  /** Unix seconds. */
  readonly latest: number;
}

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

export function stationAddress({ publicUrl }: PublicAddresses, { slug }: Station): string {
  return `${publicUrl}/${slug}/listen/`;
}

function showRef(at: PublicAddresses, station: Station, { id, title }: ShowRow) {
  return { id, title, url: `${stationAddress(at, station)}shows/${id}/` };
}

/** The first address that is not empty, absolute. */
export function imageAddress({ absolute }: PublicAddresses, ...addresses: readonly string[]): string | null {
  const found = addresses.find((address) => address !== '');
  return found === undefined ? null : absolute(found);
}

export function presentShow(
  at: PublicAddresses,
  station: Station,
  show: ShowRow,
  { count, latest, feeds }: ShowCount & { readonly feeds: PublicShow['feeds'] },
): PublicShow {
  return {
    ...showRef(at, station, show),
    description: plainDescription(show.description),
    image_url: imageAddress(at, show.squareImage, station.defaultImage),
    language: show.languageOverride || 'en',
    episode_count: count,
    latest_at: isoTime(latest),
    feeds: [...feeds],
  };
}

export function presentEpisode(
  at: PublicAddresses,
  station: Station,
  episode: PublishedEpisode,
  show: ShowRow | undefined,
): PublicEpisode {
  const { id, guid, name, description, published, explicit, season, tags, chapters, mp3 } = episode;
  return {
    id,
    guid,
    title: name,
    description_html: description,
    description_text: plainDescription(description),
    published_at: isoTime(published),
    url: pageAddress(at.publicUrl, station.slug, id),
    image_url: imageAddress(at, episode.image, show?.squareImage ?? '', station.defaultImage),
    explicit,
    season,
    number: episode.episode,
    tags: [...tags],
    chapters: chapters.map(({ start, title }) => ({ start, title })),
    audio: {
      url: audioAddress(at.publicUrl, station.slug, id),
      type: 'audio/mpeg',
      bytes: mp3.bytes,
      duration: mp3.duration,
    },
    show: show ? showRef(at, station, show) : null,
  };
}

/** @param now Unix seconds */
export function presentProgramme(
  at: PublicAddresses,
  station: Station,
  hours: ProgrammeHours,
  show: ShowRow,
  now: number,
): PublicProgramme {
  const { date, start, end } = hours;
  return {
    date,
    start: isoTime(start),
    end: isoTime(end),
    is_on_air: start <= now && now < end,
    show: {
      ...showRef(at, station, show),
      image_url: imageAddress(at, show.squareImage, station.defaultImage),
    },
  };
}

export function presentTrack(
  {
    title,
    artist,
    category,
    started_at,
  }: Pick<AudioEventRow, 'title' | 'artist' | 'category' | 'started_at'>,
  {
    duration,
    kind,
    cart,
    programme,
  }: Required<Pick<PublicTrack, 'duration' | 'kind' | 'programme'>> & {
    readonly cart: AiredCart | undefined;
  },
): PublicTrack {
  return {
    // An event of talk has the name of a programme that may not be public, and the time.
    title: cart?.kind === 'talk' ? programme || category : title,
    artist,
    category,
    started_at: isoTime(started_at),
    duration,
    kind,
    album: cart?.album ?? '',
    image_url: cart?.cover ?? null,
    programme,
  };
}
