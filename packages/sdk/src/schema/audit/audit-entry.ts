import { z } from 'zod';
import { queryInteger, text, unixSeconds } from '../common/scalars.ts';
import { auditActions, auditActors, auditKinds } from './audit-names.ts';

/** A changed field. */
export const auditChange = z.object({
  /** Name of the field. */
  field: z.string(),
  /** The value before, at most 200 characters; null if there was none, or if it is secret. */
  old: z.string().nullable(),
  /** The value after, at most 200 characters; null if there is none, or if it is secret. */
  new: z.string().nullable(),
  /** Whether the values are secret, so that the entry only says that the field changed. */
  secret: z.boolean(),
});
export type AuditChange = z.output<typeof auditChange>;

/** One entry of the audit log. Entries never change; the station removes them when they are old. */
export const auditEntry = z.object({
  /** Rises with time. */
  id: z.int(),
  at: unixSeconds,
  /** Who did it. */
  actor: z.object({
    /** Kind of the actor. */
    kind: z.enum(auditActors),
    /** Id of the user; null for automations and visitors. */
    user_id: z.int().nullable(),
    /** Name at that time. */
    name: z.string(),
    /** Name of the user's API key; empty without one. */
    key: z.string(),
  }),
  /** The action. */
  action: z.enum(auditActions),
  /** Id of the operation, such as `episodes.update`; of the automation for schedules and imports. */
  operation: z.string(),
  /** The thing that it was done to. */
  thing: z.object({
    /** Kind of the thing. */
    kind: z.enum(auditKinds),
    /** Its id in the API; empty if it has none. */
    id: z.string(),
    /** Its title or name at that time; empty if it has none. */
    name: z.string(),
  }),
  /** Changed fields; empty if the entry has no details. */
  changes: z.array(auditChange),
  /** IPv4 address, or the /64 network of an IPv6 address; empty for automations. */
  network: z.string(),
  /** Family of the browser or program, such as `Firefox`; empty if unknown. */
  agent: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Conditions that entries meet, all of those that are given. */
export const auditFilter = z.object({
  /** Id of the user who acted. */
  user: queryInteger.optional(),
  /** Kind of the thing. */
  kind: z.enum(auditKinds).optional(),
  /** Id of the thing; needs `kind`. */
  thing: text(128).optional(),
  /** The action. */
  action: z.enum(auditActions).optional(),
  /** Only entries from this moment on, Unix seconds. */
  from: queryInteger.optional(),
  /** Only entries before this moment, Unix seconds. */
  until: queryInteger.optional(),
  /** Text in the name of the actor or the thing, ignoring case. */
  search: text(100).optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

export const auditQuery = auditFilter.extend({
  /** Only entries with a lower id: `next` of the page before. */
  before: queryInteger.optional(),
  /** Entries on a page: 50 by default, 100 at most. */
  limit: queryInteger.optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** A page of the audit log, newest first. */
export const auditPage = z.object({
  /** Entries of the page. */
  entries: z.array(auditEntry),
  /** Value of `before` for the next page; null on the last one. */
  next: z.int().nullable(),
  /** Days for which the station keeps entries. */
  kept_days: z.int(),
});
export type AuditPage = z.output<typeof auditPage>;
