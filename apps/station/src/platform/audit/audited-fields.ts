import type { AuditChange } from '@postkit/sdk/schema';
import { changedFields } from './changed-fields.ts';

/**
 * How the audit log shows a field: not at all, with its values, as a change whose values stay secret, or with values that
 * are read from it, by another name where the field has another one on the wire.
 */
type AuditedAs<Value> =
  | 'hidden'
  | 'shown'
  | 'secret'
  | { readonly as?: string; readonly isSecret?: true; read?(value: Value): unknown };

/** How the audit log shows each field of a thing. A new field that is missing here does not compile. */
export type AuditedFields<Thing> = { readonly [Field in keyof Thing]-?: AuditedAs<Thing[Field]> };

/** Makes the comparison of two states of a thing for the audit log; a missing state, of a new or a deleted thing, has no values. */
export function createAuditedFields<Thing extends object>(
  fields: AuditedFields<Thing>,
): (before: Thing | null, after: Thing | null) => AuditChange[] {
  const shown = (Object.keys(fields) as (keyof Thing & string)[]).flatMap((name) => {
    const how: AuditedAs<Thing[typeof name]> = fields[name];
    if (how === 'hidden') return [];
    if (how === 'shown' || how === 'secret')
      return [{ as: name, isSecret: how === 'secret', read: (thing: Thing): unknown => thing[name] }];
    const { as = name, isSecret = false, read } = how;
    return [{ as, isSecret, read: (thing: Thing): unknown => (read ? read(thing[name]) : thing[name]) }];
  });
  const secret = shown.filter(({ isSecret }) => isSecret).map(({ as }) => as);
  const valuesOf = (thing: Thing | null) =>
    thing && Object.fromEntries(shown.map(({ as, read }) => [as, read(thing)]));
  return (before, after) => changedFields(valuesOf(before), valuesOf(after), { secret });
}

/** Reads a column that stores JSON; an empty list or object is no value. */
export function readJson(column: string): unknown {
  const value: unknown = JSON.parse(column);
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? null : value;
}

/** Reads a flag that is stored as 0 or 1. */
export function readFlag(column: number): boolean {
  return column === 1;
}

/** Reads unix seconds as ISO 8601 in UTC. */
export function readMoment(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
