import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '@postkit/sdk/schema';
import { fail } from '../errors/platform-errors.ts';
import { createUnknownFields, type UnknownField } from './unknown-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the check that fails for a body with a field that its operation does not take, before anything is changed. A client may send
 * back a resource whole: fields that the operation does not take pass if they have the values that a GET returns.
 */
export function refuseUnknownFields(
  app: FastifyInstance,
  operation: Operation,
): (request: FastifyRequest) => Promise<void> {
  const unknownFields =
    operation.body && createUnknownFields(operation.body, operation.wholeResource ?? operation.response);
  const isUpdate = operation.method === 'PATCH';
  const isPassedOver = ({ isShown }: UnknownField) => operation.wholeResource !== undefined && isShown;

  return async (request) => {
    const unknown = (unknownFields?.(request.body) ?? []).filter((field) => !isPassedOver(field));
    if (unknown.length === 0) return;
    const current =
      isUpdate && unknown.every(({ isShown }) => isShown) ? await currentValues(app, operation, request) : {};
    const sent: Values = Object(request.body);
    const refused = unknown.filter(
      ({ path }) => !Object.hasOwn(current, path) || !isDeepStrictEqual(current[path], sent[path]),
    );
    const [first] = refused;
    if (!first) return;
    const fields = Object.fromEntries(refused.map(({ path, message }) => [path, [message]]));
    throw fail('request.invalid', { message: `${first.path}: ${first.message}`, fields });
  };
}

/** The resource as the caller may read it, at its address or in the list above it; nothing if it cannot be read. */
async function currentValues(
  app: FastifyInstance,
  { path }: Operation,
  { url, headers }: FastifyRequest,
): Promise<Values> {
  const isRead = (address: string) =>
    app.operations.some((one) => one.method === 'GET' && one.path === address && one.responseKind === 'json');
  const lastSegment = /[^/]+\/?$/;
  const [address, query] = url.split('?');
  const list = address?.replace(lastSegment, '') ?? '';
  const source = isRead(path) ? address : isRead(path.replace(lastSegment, '')) ? list : undefined;
  if (source === undefined) return {};
  const {
    'content-length': _length,
    'content-type': _type,
    'if-match': _match,
    'if-none-match': _none,
    ...asked
  } = headers;
  const response = await app.inject({
    method: 'GET',
    url: query === undefined ? source : `${source}?${query}`,
    headers: asked,
  });
  if (response.statusCode !== 200) return {};
  const read: unknown = response.json();
  return source === list
    ? (entryOf(read, lastSegment.exec(address ?? '')?.[0].replace('/', '')) ?? {})
    : Object(read);
}

/** The entry with an id of a list, which is the response or one of its fields. */
function entryOf(read: unknown, id: string | undefined): Values | undefined {
  const entries = [read, ...Object.values(Object(read))].filter(Array.isArray).flat() as unknown[];
  return entries.map((entry): Values => Object(entry)).find((entry) => String(entry['id']) === id);
}
