import type { Connection, ConnectionInput } from '@postkit/sdk/schema';
import type { IntegrationType } from '../../integrations.ts';

const names = [
  'title',
  'description',
  'author',
  'email',
  'subtitle',
  'podcast_link',
  'language_override',
  'show_format',
  'imageurl',
  'itunes_categories',
  'rss_explicit',
  'has_live_read',
  'is_aggregate',
  'status',
  'default_on_post',
  'rss_subtype',
  'iheart_show_id',
  'itunes_auth',
  'token',
  'app_id',
  'app_secret',
  'privacy_status',
] as const satisfies readonly (keyof ConnectionInput)[];

export type FieldName = (typeof names)[number];

/** What the drawers ask for, of whatever type the connection is. */
export type ConnectionFields = { [Name in FieldName]: Exclude<ConnectionInput[Name], undefined> };

export const newConnectionFields: ConnectionFields = {
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
  itunes_auth: '',
  token: '',
  app_id: '',
  app_secret: '',
  privacy_status: 'public',
};

/** A connection as its drawer opens it. What is secret never travels back: it starts empty, and stays as it is unless typed anew. */
export function fieldsOfConnection(connection: Connection): ConnectionFields {
  const held = Object.fromEntries(names.flatMap((name) => (name in connection ? [[name, connection[name as keyof Connection]]] : [])));
  return { ...newConnectionFields, ...held, rss_subtype: connection.rss_subtype?.short_name ?? null };
}

const sent: Readonly<Record<IntegrationType, readonly FieldName[]>> = {
  rss: names.filter((name) => !['token', 'app_id', 'app_secret', 'privacy_status'].includes(name)),
  webwidget: ['title', 'iheart_show_id'],
  megaphone: ['title', 'token', 'app_id', 'app_secret', 'default_on_post', 'iheart_show_id'],
  omny: ['title', 'token', 'app_id', 'app_secret', 'default_on_post', 'iheart_show_id'],
  v_youtube: ['title', 'privacy_status', 'default_on_post', 'iheart_show_id'],
  facebook: ['default_on_post', 'iheart_show_id'],
  twitter: ['default_on_post', 'iheart_show_id'],
  spreaker: ['default_on_post', 'iheart_show_id'],
};

/** What is stored of the fields: those of the type, secrets only where they were typed. */
export function connectionToSave(type: IntegrationType, fields: ConnectionFields): ConnectionInput {
  const given = sent[type].filter((name) => !(isSecret(name) && fields[name] === ''));
  return {
    type,
    ...Object.fromEntries(given.map((name) => [name, fields[name]])),
    iHeartMedia: fields.iheart_show_id !== '',
    ...(type === 'webwidget' && { default_on_post: true }),
    ...(type === 'megaphone' && { is_mp3: true }),
  };
}

export function isSecret(name: FieldName): boolean {
  return name === 'token' || name === 'app_secret';
}
