import type { AuditChange } from '@postkit/sdk/schema';

type Fields = Readonly<Record<string, unknown>>;

export interface ChangedFieldsOptions {
  /** Fields whose values no entry contains. */
  readonly secret?: readonly string[];
}

/** Characters of a value. */
const longest = 200;
/** Protects secrets whose fields are not listed. */
const secretName = /passw|secret|token|credential|api_?key/i;

/**
 * The fields that differ between two states of a thing, in the order of the fields. A missing state, of a thing that is
 * created or deleted, has no values.
 */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
  { secret = [] }: ChangedFieldsOptions = {},
): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((field): AuditChange[] => {
    const [old, now] = [valueText(before?.[field]), valueText(after?.[field])];
    if (old === now) return [];
    if (secret.includes(field) || secretName.test(field))
      return [{ field, old: null, new: null, secret: true }];
    return [{ field, old: shorten(old), new: shorten(now), secret: false }];
  });
}

/** A value as text; null for none. */
function valueText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return value.length === 0 ? null : value.join(', ');
  return JSON.stringify(value);
}

function shorten(text: string | null): string | null {
  return text !== null && text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
