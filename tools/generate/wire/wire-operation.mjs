import { hasCodec } from '../../../packages/sdk/src/core/schema-walk.ts';
import { isJsonText, unwrap } from './zod-schema.mjs';

/** @import { Operation } from '../../../packages/sdk/src/schema/operation.ts' */
/** @import { Schema } from './zod-schema.mjs' */

const COPIED = /** @type {const} */ ([
  'id',
  'method',
  'path',
  'success',
  'responseKind',
  'bodyKind',
  'host',
  'idempotent',
]);

/**
 * The client's copy of an operation: what sending it needs, without schemas.
 * @param {Operation} operation
 * @returns {Record<string, unknown>}
 */
export function wireOperation(operation) {
  const copied = COPIED.filter(
    (name) => operation[name] !== undefined && (name !== 'bodyKind' || operation.bodyKind !== 'json'),
  );
  const copy = Object.fromEntries(copied.map((name) => [name, operation[name]]));
  const body = jsonTextIn(operation, 'body');
  const response = jsonTextIn(operation, 'response');
  for (const part of [operation.params, operation.query]) {
    if (part && hasCodec(part))
      throw new Error(`${operation.id}: the client cannot encode the codec in its address`);
  }
  return body || response
    ? { ...copy, jsonText: { ...(body && { body }), ...(response && { response }) } }
    : copy;
}

/**
 * The fields of a body or response that are JSON text: of a record, of a list of records, or of the records in `objects`.
 * @param {Operation} operation
 * @param {'body' | 'response'} part
 * @returns {string[] | undefined}
 */
function jsonTextIn(operation, part) {
  const { id, [part]: schema } = operation;
  if (!schema || !hasCodec(schema)) return undefined;
  // The tools read a small part of zod's types.
  const { shape = {} } = recordOf(/** @type {Schema} */ (/** @type {unknown} */ (schema)));
  const names = Object.keys(shape).filter((name) => shape[name] && isJsonText(unwrap(shape[name])));
  if (names.length === 0) throw new Error(`${id}: the client cannot find the codec of the ${part}`);
  return names;
}

/**
 * @param {Schema} schema
 * @returns {Schema}
 */
function recordOf(schema) {
  const inner = schema.def.element ?? schema.shape?.['objects'];
  return inner ? recordOf(inner) : schema;
}
