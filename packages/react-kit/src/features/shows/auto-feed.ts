import { type Connection, type ConnectionInput, connectionUpdate } from '@postkit/sdk/schema';
import { uniqueCategories, formatCategories, parseCategories } from '../feeds/index.ts';
import type { DraftConnection, ShowDraft } from './show-draft.ts';

/** What a feed takes over from its show. */
export type FeedFields = Required<
  Pick<
    ConnectionInput,
    | 'title'
    | 'description'
    | 'author'
    | 'email'
    | 'language_override'
    | 'show_format'
    | 'podcast_link'
    | 'itunes_categories'
    | 'imageurl'
    | 'rss_explicit'
  >
>;

/** What the feed of a show says, as far as the show says it. */
export function feedFields(draft: ShowDraft): FeedFields {
  const { title, description, author, email, language_override, show_format, podcast_link } = draft;
  return {
    title,
    description,
    author,
    email,
    language_override,
    show_format,
    podcast_link,
    itunes_categories: formatCategories(uniqueCategories(parseCategories(draft.itunes_categories))),
    imageurl: draft.square_image,
    rss_explicit: draft.rss_explicit,
  };
}

/** The feed that is made of a show, which waits for the first save of it; whether it is explicit follows at once, as a change. */
export function newFeed(draft: ShowDraft): ConnectionInput {
  return {
    ...soundFields(feedFields(draft)),
    type: 'rss',
    provisional: true,
    default_on_post: true,
    rss_explicit: false,
    is_aggregate: true,
    has_live_read: true,
    status: true,
  };
}

/** What a feed that says `held` lacks of its show; null where nothing. Fields that are still being typed wait. */
export function feedChanges(held: Partial<FeedFields>, draft: ShowDraft): Partial<FeedFields> | null {
  const wanted = soundFields(feedFields(draft));
  const changed = Object.entries(wanted).filter(([field, value]) => held[field as keyof FeedFields] !== value);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

function soundFields(fields: FeedFields): Partial<FeedFields> {
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => isSound(field as keyof FeedFields, value)));
}

function isSound(field: keyof FeedFields, value: unknown): boolean {
  return connectionUpdate.shape[field].safeParse(value).success;
}

/** The draft once its feed is there: kept by its id, and one of the show's destinations. */
export function withFeed(draft: ShowDraft, { id, type, title, resource_uri }: Connection): Partial<ShowDraft> {
  const others = draft.social_media_connections.filter((each) => each.id !== id);
  const feed: DraftConnection = { id, type, title, resource_uri };
  return { rssConnectionId: id, social_media_connections: [...others, feed] };
}

/** The draft once its feed is gone. */
export function withoutFeed({ rssConnectionId, social_media_connections }: ShowDraft): Partial<ShowDraft> {
  return { rssConnectionId: null, social_media_connections: social_media_connections.filter(({ id }) => id !== rssConnectionId) };
}
