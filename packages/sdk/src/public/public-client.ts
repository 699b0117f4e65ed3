import { PostKitError } from '../core/errors.ts';
import type { PublicProgrammes } from '../schema/programmes/wire-types.ts';
import { publicPaths } from '../schema/public-site/paths.ts';
import type {
  PublicEpisode,
  PublicEpisodes,
  PublicNowPlaying,
  PublicSchedule,
  PublicShow,
  PublicStation,
  PublicTracklist,
} from '../schema/public-site/wire-types.ts';

/** The station could not be reached, or responded with an error status. */
export class PublicDataError extends PostKitError {
  override name = 'PublicDataError';
  /** Of the response; undefined without one. */
  readonly status: number | undefined;

  constructor(status: number | undefined, message: string, options?: ErrorOptions) {
    super(
      status === undefined ? 'network' : status === 404 ? 'not_found' : status === 410 ? 'gone' : 'response',
      message,
      options,
    );
    this.status = status;
  }
}

export interface PublicClientOptions {
  /** Address of the installation, such as `https://post.radio.example`. */
  readonly baseUrl: string;
  /** Slug of the station. */
  readonly station: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface CallSettings {
  readonly signal?: AbortSignal | undefined;
}

export interface EpisodeQuery {
  /** Id of a show. */
  readonly show?: number | undefined;
  /** Words in titles and descriptions. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Episodes on a page, 20 by default and 100 at most. */
  readonly limit?: number | undefined;
}

/** Reads the public data of a station, without a sign-in. Methods throw PublicDataError. */
export interface PublicClient {
  /**
   * Title, time zone, colour and logo of the station, and what it shares.
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { title, timezone, shares } = await station.station();
   */
  station(settings?: CallSettings): Promise<PublicStation>;
  /**
   * The shows that have a published episode.
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * for (const { title, feeds } of await station.shows()) console.log(title, feeds[0]?.url);
   */
  shows(settings?: CallSettings): Promise<PublicShow[]>;
  /**
   * One show.
   * @throws PublicDataError 404 for a show without a published episode
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { title, description } = await station.show(7);
   */
  show(id: number, settings?: CallSettings): Promise<PublicShow>;
  /**
   * A page of the published episodes, newest first.
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { episodes, pages } = await station.episodes({ q: 'ferry', limit: 5 });
   */
  episodes(query?: EpisodeQuery, settings?: CallSettings): Promise<PublicEpisodes>;
  /**
   * One published episode.
   * @throws PublicDataError 410 if it was unpublished
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { title, audio } = await station.episode(101);
   * new Audio(audio.url).play();
   */
  episode(id: number, settings?: CallSettings): Promise<PublicEpisode>;
  /**
   * The hours of the recorded shows from today.
   * @param query `days` 1 to 14, default 7
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { programmes } = await station.schedule({ days: 1 });
   * const onAir = programmes.find(({ is_on_air }) => is_on_air);
   */
  schedule(query?: { readonly days?: number | undefined }, settings?: CallSettings): Promise<PublicSchedule>;
  /**
   * The programmes of the station's week from today, with the show of each that has episodes.
   * @param query `days` 1 to 14, default 7
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { airings } = await station.programmes({ days: 1 });
   * const onAir = airings.find(({ is_on_air }) => is_on_air);
   */
  programmes(
    query?: { readonly days?: number | undefined },
    settings?: CallSettings,
  ): Promise<PublicProgrammes>;
  /**
   * The title and the programme on air. `is_shared` is false if the station does not share its log.
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { is_shared, track } = await station.nowPlaying();
   */
  nowPlaying(settings?: CallSettings): Promise<PublicNowPlaying>;
  /**
   * The titles of the last 24 hours, newest first.
   * @param query `before` in Unix seconds, `limit` 20 by default and 100 at most
   * @example
   * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
   * const { tracks } = await station.tracklist({ limit: 50 });
   */
  tracklist(
    query?: { readonly before?: number | undefined; readonly limit?: number | undefined },
    settings?: CallSettings,
  ): Promise<PublicTracklist>;
}

/**
 * Creates a client of the public data: for sites, in browsers, on servers and at build time.
 *
 * @example
 * const station = createPublicClient({ baseUrl: 'https://post.radio.example', station: 'harbour-fm' });
 * const { episodes } = await station.episodes({ limit: 5 });
 */
export function createPublicClient({
  baseUrl,
  station,
  fetch = globalThis.fetch,
}: PublicClientOptions): PublicClient {
  async function read<Data>(path: string, query: object, { signal }: CallSettings = {}): Promise<Data> {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = new URLSearchParams(given).toString();
    const address = `${baseUrl.replace(/\/+$/, '')}${path.replace('{station}', encodeURIComponent(station))}${search && `?${search}`}`;
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new PublicDataError(undefined, 'The station cannot be reached.', { cause });
    });
    if (!response.ok) throw new PublicDataError(response.status, `The station responded ${response.status}.`);
    try {
      return (await response.json()) as Data;
    } catch (cause) {
      throw new PublicDataError(response.status, 'The response is not JSON.', { cause });
    }
  }

  const withId = (path: string, id: number) => path.replace('{id}', String(id));
  return {
    station: (settings) => read(publicPaths.station, {}, settings),
    shows: async (settings) => (await read<{ shows: PublicShow[] }>(publicPaths.shows, {}, settings)).shows,
    show: (id, settings) => read(withId(publicPaths.show, id), {}, settings),
    episodes: (query = {}, settings) => read(publicPaths.episodes, query, settings),
    episode: (id, settings) => read(withId(publicPaths.episode, id), {}, settings),
    schedule: (query = {}, settings) => read(publicPaths.schedule, query, settings),
    programmes: (query = {}, settings) => read(publicPaths.programmes, query, settings),
    nowPlaying: (settings) => read(publicPaths.nowPlaying, {}, settings),
    tracklist: (query = {}, settings) => read(publicPaths.tracklist, query, settings),
  };
}
