import type { z } from 'zod';

type Definition = Readonly<Record<string, unknown>>;

// Kinds of schemas that leave a value unchanged. An unlisted kind counts as reshaping, which costs time but stays correct.
const shapePreserving = new Set<unknown>(
  [
    'string number int boolean bigint null undefined void any unknown never nan literal enum custom file template_literal',
    'object array tuple record union intersection optional nullable nonoptional readonly',
  ].flatMap((kinds) => kinds.split(' ')),
);

/**
 * Whether parsing changes the shape of a value, by a codec, transformation or default. Trimming keeps the shape, and the
 * server has done it already.
 */
export const changesShape = memoizePerSchema((schema) =>
  someSchema(
    schema,
    ({ type, coerce }) => coerce === true || (type !== undefined && !shapePreserving.has(type)),
  ),
);

/** Whether a value must be encoded before sending, such as JSON inside a text. The codec of a union takes the decoded value as well. */
export const hasCodec = memoizePerSchema((schema) =>
  someSchema(schema, ({ reverseTransform, in: from }) => reverseTransform !== undefined && !isUnion(from)),
);

function memoizePerSchema(answer: (schema: z.ZodType) => boolean): (schema: z.ZodType) => boolean {
  const answers = new WeakMap<z.ZodType, boolean>();
  return (schema) => {
    const known = answers.get(schema) ?? answer(schema);
    answers.set(schema, known);
    return known;
  };
}

function someSchema(root: z.ZodType, holds: (definition: Definition) => boolean): boolean {
  const seen = new Set<unknown>();
  function visit(node: unknown): boolean {
    if (typeof node !== 'object' || node === null || seen.has(node)) return false;
    seen.add(node);
    const definition = definitionOf(node);
    if (definition && holds(definition)) return true;
    return Object.values(definition ?? node).some(visit);
  }
  return visit(root);
}

function isUnion(node: unknown): boolean {
  return typeof node === 'object' && node !== null && definitionOf(node)?.['type'] === 'union';
}

/** The definition of a schema or check; undefined for other objects, such as the shape of an object schema. */
function definitionOf(node: object): Definition | undefined {
  if (!('_zod' in node)) return undefined;
  const inner: unknown = node._zod;
  return typeof inner === 'object' && inner !== null && 'def' in inner
    ? (inner.def as Definition)
    : undefined;
}
