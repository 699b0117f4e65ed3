import { defaultLoudnessTarget, defaultTruePeakLimit, noShowPodcast } from '@postkit/sdk/schema';
import type { Connection, Show, ShowInput, Tag } from '@postkit/sdk/schema';

/** A destination in a draft; requests send its resource_uri. */
export type DraftDestination = Pick<Connection, 'id' | 'type' | 'title' | 'resource_uri'>;

/** The form values of the show wizard. */
export interface ShowDraft extends Pick<
  Show,
  | 'title'
  | 'description'
  | 'show_format'
  | 'language_override'
  | 'author'
  | 'email'
  | 'podcast_link'
  | 'itunes_categories'
  | 'square_image'
  | 'rectangle_image'
  | 'rss_explicit'
  | 'pre_bumper'
  | 'post_bumper'
  | 'parent'
  | 'schedule'
  | 'loudness_target'
  | 'true_peak_limit'
  | 'expiry_days'
  | 'podcast'
> {
  /** Null until the first save. */
  id: number | null;
  /** The version on which the draft is based; null for a new show. */
  version: number | null;
  /** Opening display details creates an RSS feed for the show. */
  autoCreateRssFeed: boolean;
  /** Id of the feed that was created that way; null until then. */
  rssDestinationId: number | null;
  /** resource_uri of each chosen tag. */
  playlist_categories: Tag['resource_uri'][];
  social_media_connections: DraftDestination[];
}

/** Error texts by field; empty if the draft is valid. */
export type ShowDraftErrors = Partial<Record<keyof ShowDraft, string>>;

/** The initial values of a new show. */
export const newShowDraft: Readonly<ShowDraft> = {
  id: null,
  version: null,
  title: '',
  description: '',
  show_format: 'episodic',
  language_override: 'en',
  author: '',
  email: '',
  podcast_link: '',
  autoCreateRssFeed: true,
  rssDestinationId: null,
  itunes_categories: '',
  square_image: '',
  rectangle_image: '',
  rss_explicit: false,
  playlist_categories: [],
  social_media_connections: [],
  pre_bumper: null,
  post_bumper: null,
  parent: null,
  schedule: '',
  loudness_target: defaultLoudnessTarget,
  true_peak_limit: defaultTruePeakLimit,
  expiry_days: null,
  podcast: noShowPodcast,
};

/** The draft of an existing show. It creates no feed, since the show has its feeds already. */
export function draftOfShow(show: Show): ShowDraft {
  const { id, version, social_media_connections, playlist_categories } = show;
  const { title, description, show_format, author, email, podcast_link, itunes_categories } = show;
  const { square_image, rectangle_image, rss_explicit, pre_bumper, post_bumper, parent, schedule } = show;
  const { loudness_target, true_peak_limit, expiry_days, podcast } = show;
  return {
    id,
    version,
    title,
    description,
    show_format,
    language_override: show.language_override || 'en',
    author,
    email,
    podcast_link,
    autoCreateRssFeed: false,
    rssDestinationId: null,
    itunes_categories,
    square_image,
    rectangle_image,
    rss_explicit,
    playlist_categories: [...playlist_categories],
    social_media_connections: [...social_media_connections],
    pre_bumper,
    post_bumper,
    parent,
    schedule,
    loudness_target,
    true_peak_limit,
    // Missing at older stations.
    expiry_days: expiry_days ?? null,
    podcast,
  };
}

/** The request to save a draft, without its local fields and with destinations by resource_uri. */
export function showPayload(draft: ShowDraft): ShowInput {
  const {
    id: _id,
    version: _version,
    autoCreateRssFeed: _auto,
    rssDestinationId: _rss,
    social_media_connections,
    ...fields
  } = draft;
  return {
    ...fields,
    social_media_connections: social_media_connections.map(({ resource_uri }) => resource_uri),
  };
}
