import type { z } from 'zod';
import type { Operation } from '../schema/operation.ts';
import { AnswerError, PostKitError } from './errors.ts';
import { carriesCodec, reshapes } from './schema-walk.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What code holds, as the wire carries it. Only fields with a codec are touched: checking the rest is the server's
 * part, and a default that the caller left out stays left out.
 */
export function encodeInput(operation: Operation, schema: z.ZodType | undefined, given: unknown): unknown {
  if (schema === undefined || given === undefined || !carriesCodec(schema)) return given;
  const shape = 'shape' in schema ? (schema.shape as Readonly<Record<string, z.ZodType>>) : undefined;
  if (!shape || !isValues(given)) return encode(operation, schema, given);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = shape[name];
      return [name, field && value !== undefined && carriesCodec(field) ? encode(operation, field, value) : value];
    }),
  );
}

/**
 * What the wire carried, as code holds it. An answer that parsing would leave as it is passes unparsed, unless `validate`.
 * @throws AnswerError where it does not fit the schema; `cause` is the schema's own error.
 */
export function decodeAnswer(operation: Operation, received: unknown, validate: boolean): unknown {
  const { answer } = operation;
  if (!answer || !(validate || reshapes(answer))) return received;
  const parsed = quietly(() => answer.safeParse(received));
  if (parsed.success) return parsed.data;
  throw new AnswerError(operation.id, `the answer does not fit${firstIssue(parsed.error)}`, { cause: parsed.error });
}

/** The fields of an object; an object that is none counts as having no fields. */
export function valuesOf(given: unknown): Values {
  return isValues(given) ? given : {};
}

function encode(operation: Operation, schema: z.ZodType, value: unknown): unknown {
  const encoded = quietly(() => schema.safeEncode(value));
  if (encoded.success) return encoded.data;
  throw new PostKitError('input', `${operation.id}: the input does not fit${firstIssue(encoded.error)}`, { cause: encoded.error });
}

/** A codec that throws is one more way not to fit. */
function quietly<Result>(parse: () => Result): Result | { success: false; error: unknown } {
  try {
    return parse();
  } catch (error) {
    return { success: false, error };
  }
}

/** Where and why, never what: a value may be a secret. */
function firstIssue(error: unknown): string {
  const issue = error instanceof Error && 'issues' in error ? (error as z.ZodError).issues[0] : undefined;
  return issue ? ` at "${issue.path.join('.')}": ${issue.message}` : '';
}

function isValues(given: unknown): given is Values {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
