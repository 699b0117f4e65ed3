import { type Connection, type ConnectionInput, noFeedFilter } from '@postkit/sdk/schema';
import type { DestinationFields, FieldName } from '../../../data/destinations/index.ts';
import { integrations, type IntegrationType } from '../../../data/destinations/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { isSecret, storedFields } from './drawer-steps.ts';

export const newDestinationFields: DestinationFields = {
  title: '',
  description: '',
  author: '',
  email: '',
  subtitle: '',
  podcast_link: '',
  language_override: 'en',
  show_format: 'episodic',
  imageurl: '',
  itunes_categories: '',
  rss_explicit: false,
  has_live_read: false,
  is_aggregate: false,
  status: true,
  default_on_post: false,
  rss_subtype: null,
  iheart_show_id: '',
  feed_filter: noFeedFilter,
  new_feed_url: '',
  redirect_at: null,
  is_private: false,
  all_shows: false,
  itunes_auth: '',
  token: '',
  app_id: '',
  app_secret: '',
  privacy_status: 'public',
  webhook_url: '',
  spreaker_show_id: '',
};

const names = Object.keys(newDestinationFields) as FieldName[];

/** The form values of a destination. The station never returns secrets: they start empty, and stay unchanged unless entered again. */
export function fieldsOfDestination(destination: Connection): DestinationFields {
  const held = Object.fromEntries(
    names.flatMap((name) => (name in destination ? [[name, destination[name as keyof Connection]]] : [])),
  );
  return { ...newDestinationFields, ...held, rss_subtype: destination.rss_subtype?.short_name ?? null };
}

/**
 * The fields to save: those of the type, and secrets only if entered.
 * @param guid of an authorization that the destination is to use.
 */
export function destinationToSave(
  type: IntegrationType,
  fields: DestinationFields,
  guid: string | null,
  catalogue: Catalogue,
): ConnectionInput {
  const given = storedFields(type, catalogue).filter((name) => !(isSecret(name) && fields[name] === ''));
  const { fixed, derived } = integrations(catalogue)[type];
  return {
    type,
    ...Object.fromEntries(given.map((name) => [name, fields[name]])),
    iHeartMedia: fields.iheart_show_id !== '',
    ...fixed,
    ...derived?.(fields),
    ...(guid === null ? {} : { name: guid }),
  };
}
