import type { Connection, Show, ShowInput, Tag } from '@postkit/sdk/schema';

/** A destination as a draft keeps it; it travels by its resource_uri. */
export type DraftConnection = Pick<Connection, 'id' | 'type' | 'title' | 'resource_uri'>;

/** A show while somebody sets it up: what the wizard's steps fill in. */
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
> {
  /** null until the show is saved for the first time. */
  id: number | null;
  /** Of the show that the draft was made from; null for a new one. */
  version: number | null;
  /** Entering display details makes an RSS feed of the show. */
  autoCreateRssFeed: boolean;
  /** The feed that was made so; null until then. */
  rssConnectionId: number | null;
  /** resource_uri of each chosen tag. */
  playlist_categories: Tag['resource_uri'][];
  social_media_connections: DraftConnection[];
}

/** What is wrong with a draft, by field: words to show at the field. Empty when nothing is. */
export type ShowDraftErrors = Partial<Record<keyof ShowDraft, string>>;

/** A new show before anybody typed anything. */
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
  rssConnectionId: null,
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
};

/** The draft of a show that exists. Its feeds are there already, so none is made. */
export function draftOfShow(show: Show): ShowDraft {
  const { id, version, social_media_connections, playlist_categories } = show;
  const { title, description, show_format, author, email, podcast_link, itunes_categories } = show;
  const { square_image, rectangle_image, rss_explicit, pre_bumper, post_bumper, parent, schedule } = show;
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
    rssConnectionId: null,
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
  };
}

/** What a save sends: the draft without its own book-keeping, destinations by resource_uri. */
export function showPayload(draft: ShowDraft): ShowInput {
  const { id: _id, version: _version, autoCreateRssFeed: _auto, rssConnectionId: _rss, social_media_connections, ...fields } = draft;
  return { ...fields, social_media_connections: social_media_connections.map(({ resource_uri }) => resource_uri) };
}
