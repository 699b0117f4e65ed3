/** Actions that entries of the audit log name. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'published',
  'unpublished',
  'exported',
  'started',
  'signed_in',
  'sign_in_failed',
  'signed_out',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Kinds of things that users and automations change. */
export const auditKinds = [
  'episode',
  'show',
  'audio_event',
  'upload',
  'schedule',
  'holiday',
  'destination',
  'webhook',
  'campaign',
  'programme',
  'log_source',
  'log_hold',
  'playout_input',
  'station',
  'user',
  'api_key',
  'licence',
  'tag',
  'category',
  'image',
  'rss_import',
  'transcript',
  'share_clip',
  'slot_link',
  'delivery',
  'download',
  'analytics',
  'audit',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/**
 * - `user`: a signed-in user
 * - `api_key`: a program with a user's API key
 * - `schedule`, `rss_import`: an automation, named by its title
 * - `presenter`: a visitor with the link to a slot
 * - `podcast_owner`: the owner of a locked podcast, with a mailed link
 * - `station`: the station itself
 */
export const auditActors = [
  'user',
  'api_key',
  'schedule',
  'rss_import',
  'presenter',
  'podcast_owner',
  'station',
] as const;
export type AuditActorKind = (typeof auditActors)[number];

/** Most entries of a page. */
export const mostAuditEntries = 100;

/** Forms of an export: for spreadsheets, or one JSON object a line. */
export const auditFormats = ['csv', 'jsonl'] as const;
export type AuditFormat = (typeof auditFormats)[number];
