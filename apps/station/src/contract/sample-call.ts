import { z } from 'zod';
import type { Operation } from '@postkit/sdk/schema';
import type { TestStation } from '../testing/index.ts';
import type { TestCaller } from './make-test-callers.ts';

/** Values of path parameters that match nothing, so that a call changes nothing. */
const nowhere: Readonly<Record<string, string>> = {
  id: '999999',
  guid: '00000000-0000-4000-8000-000000000000',
  uuid: '00000000-0000-4000-8000-000000000000',
  file: '00000000-0000-0000-0000-000000000000.jpg',
};

/** The parts of a request. */
export interface SentCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: BodyInit;
  readonly contentType?: string;
}

/** The declared address of an operation with parameters that match nothing. */
export function samplePath(operation: Operation, places: Readonly<Record<string, string>>): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? nowhere[name] ?? '1');
}

/** Calls an operation at its declared address; parameters that are not given match nothing. */
export async function callOperation(
  server: TestStation,
  operation: Operation,
  walker: TestCaller,
  sent: SentCall = {},
): Promise<Response> {
  const path = samplePath(operation, { station: walker.slug, sessionId: walker.sessionId, ...sent.params });
  const isWrite = operation.method !== 'GET' && operation.method !== 'HEAD';
  const body = isWrite ? (sent.body ?? (operation.bodyKind === 'json' ? '{}' : undefined)) : undefined;
  const response = await server.call(`${path}${sent.query ? `?${sent.query}` : ''}`, {
    method: operation.method,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...(walker.authorization ? { authorization: walker.authorization } : {}),
      ...(typeof body === 'string' ? { 'content-type': sent.contentType ?? 'application/json' } : {}),
    },
  });
  // A stream never ends, so cancel it; the body of an error stays readable.
  if (operation.responseKind === 'stream' && response.status === 200) await response.body?.cancel();
  return response;
}

/** Statuses that an operation may return. */
export function declared({ success, errors, responseKind }: Operation): readonly number[] {
  return [success, ...errors, ...(responseKind === 'file' ? [206, 304] : [])];
}

/** Names of the fields of a schema that is an object, or a union of objects. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return [...new Set(schema.options.flatMap((option) => fieldsOf(option as z.ZodType)))];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
