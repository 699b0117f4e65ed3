import type { z } from 'zod';
import type { SentOperation, TypeOf } from '../schema/wire-operation.ts';
import { ResponseError, PostKitError } from './errors.ts';
import { hasCodec, changesShape } from './schema-walk.ts';

type Values = Readonly<Record<string, unknown>>;

/** Encodes a body. */
export function encodeBody(operation: SentOperation, value: unknown): unknown {
  const names = operation.jsonText?.body;
  return names
    ? withFields(value, names, (field) => JSON.stringify(field))
    : encodeInput(operation, operation.body, value);
}

/**
 * Encodes a value for the wire. Changes only fields with a codec: the server validates the rest and sets absent defaults.
 */
export function encodeInput(
  operation: SentOperation,
  type: TypeOf<unknown> | undefined,
  value: unknown,
): unknown {
  const schema = schemaOf(type);
  if (schema === undefined || value === undefined || !hasCodec(schema)) return value;
  const shape = 'shape' in schema ? (schema.shape as Readonly<Record<string, z.ZodType>>) : undefined;
  if (!shape || !isValues(value)) return encode(operation, schema, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = shape[name];
      return [
        name,
        field && member !== undefined && hasCodec(field) ? encode(operation, field, member) : member,
      ];
    }),
  );
}

/**
 * Decodes a value from the wire. A schema that changesShape nothing is skipped unless `validate` is set.
 * @throws ResponseError if it does not fit the schema; `cause` is the schema's error.
 */
export function decodeResponse(operation: SentOperation, received: unknown, validate: boolean): unknown {
  const { jsonText } = operation;
  const response = schemaOf(operation.response);
  if (jsonText?.response) return decodeJsonText(operation, received, jsonText.response);
  if (!response || !(validate || changesShape(response))) return received;
  const parsed = parseSafely(() => response.safeParse(received));
  if (parsed.success) return parsed.data;
  throw new ResponseError(operation.id, `the response does not fit${firstIssue(parsed.error)}`, {
    cause: parsed.error,
  });
}

/** Decodes the fields of a record, of each record of a list, or of each record in `objects`. */
function decodeJsonText(operation: SentOperation, received: unknown, names: readonly string[]): unknown {
  if (Array.isArray(received)) return received.map((record) => decodeJsonText(operation, record, names));
  if (isValues(received) && 'objects' in received)
    return { ...received, objects: decodeJsonText(operation, received['objects'], names) };
  return withFields(received, names, (field, name) => {
    try {
      return JSON.parse(String(field));
    } catch (cause) {
      throw new ResponseError(
        operation.id,
        `the response does not fit at "${name}": This is not valid JSON.`,
        { cause },
      );
    }
  });
}

/** A record with changed fields; null and absent ones stay. */
function withFields(
  record: unknown,
  names: readonly string[],
  change: (value: unknown, name: string) => unknown,
): unknown {
  if (!isValues(record)) return record;
  const changed = names.filter((name) => record[name] !== undefined && record[name] !== null);
  return { ...record, ...Object.fromEntries(changed.map((name) => [name, change(record[name], name)])) };
}

/** The schema of an operation of the table; the client's copies have none. */
function schemaOf(type: TypeOf<unknown> | undefined): z.ZodType | undefined {
  return type as z.ZodType | undefined;
}

/** The fields of an object; none for any other value. */
export function valuesOf(value: unknown): Values {
  return isValues(value) ? value : {};
}

function encode(operation: SentOperation, schema: z.ZodType, value: unknown): unknown {
  const encoded = parseSafely(() => schema.safeEncode(value));
  if (encoded.success) return encoded.data;
  throw new PostKitError('input', `${operation.id}: the input does not fit${firstIssue(encoded.error)}`, {
    cause: encoded.error,
  });
}

/** A codec that throws counts as an invalid value. */
function parseSafely<Result>(parse: () => Result): Result | { success: false; error: unknown } {
  try {
    return parse();
  } catch (error) {
    return { success: false, error };
  }
}

/** Path and reason without the value, which may be a secret. */
function firstIssue(error: unknown): string {
  const issue = error instanceof Error && 'issues' in error ? (error as z.ZodError).issues[0] : undefined;
  return issue ? ` at "${issue.path.join('.')}": ${issue.message}` : '';
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
