import { type Connection, type ConnectionInput, connectionUpdate } from '@postkit/sdk/schema';
import { formatCategories, parseCategories, uniqueCategories } from '../../data/feeds/index.ts';
import type { DraftDestination, ShowDraft } from '../../data/shows/index.ts';

/** The fields that a feed copies from its show. */
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

/** The feed's fields with the values of its show. */
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

/** A provisional feed for a show that is not saved yet. An update right after creation sets its explicit flag. */
export function newFeed(draft: ShowDraft): ConnectionInput {
  return {
    ...validFields(feedFields(draft)),
    type: 'rss',
    provisional: true,
    default_on_post: true,
    rss_explicit: false,
    is_aggregate: true,
    has_live_read: true,
    status: true,
  };
}

/** The fields in which a feed differs from its show; null if none do. Leaves out invalid values, which the user is still typing. */
export function feedChanges(current: Partial<FeedFields>, draft: ShowDraft): Partial<FeedFields> | null {
  const fields = validFields(feedFields(draft));
  const changed = Object.entries(fields).filter(
    ([field, value]) => current[field as keyof FeedFields] !== value,
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

function validFields(fields: FeedFields): Partial<FeedFields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => isValid(field as keyof FeedFields, value)),
  );
}

function isValid(field: keyof FeedFields, value: unknown): boolean {
  return connectionUpdate.shape[field].safeParse(value).success;
}

/** Adds a feed to a draft, as its own feed and as a destination. */
export function withFeed(
  draft: ShowDraft,
  { id, type, title, resource_uri }: Connection,
): Partial<ShowDraft> {
  const others = draft.social_media_connections.filter((each) => each.id !== id);
  const feed: DraftDestination = { id, type, title, resource_uri };
  return { rssDestinationId: id, social_media_connections: [...others, feed] };
}

/** Removes the draft's own feed. */
export function withoutFeed({ rssDestinationId, social_media_connections }: ShowDraft): Partial<ShowDraft> {
  return {
    rssDestinationId: null,
    social_media_connections: social_media_connections.filter(({ id }) => id !== rssDestinationId),
  };
}
