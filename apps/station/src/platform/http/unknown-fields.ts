import { z } from 'zod';
import { nearestName } from '../nearest-name.ts';

type JsonSchema = Readonly<{
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  type?: string | readonly string[];
}>;

/** A field of a body that an operation does not take, by its dotted path. */
export interface UnknownField {
  readonly path: string;
  /** Whether the operation's responses have a field of this name. */
  readonly isShown: boolean;
  readonly message: string;
}

/**
 * Returns the function that finds the fields of a body that its operation does not take. Nested fields of a name that the responses
 * have are left out: a client may return a part of a resource as it received it.
 */
export function createUnknownFields(
  body: z.ZodType,
  response: z.ZodType | undefined,
): (value: unknown) => UnknownField[] {
  let schema: JsonSchema | undefined;
  let shown: ReadonlySet<string> | undefined;

  function unknownIn(
    schemas: readonly JsonSchema[],
    value: unknown,
    path: readonly string[],
  ): UnknownField[] {
    const variants = schemas.flatMap(variantsOf);
    if (Array.isArray(value)) {
      return value.flatMap((entry, at) =>
        unknownIn(
          variants.flatMap((one) => entriesOf(one, at)),
          entry,
          [...path, String(at)],
        ),
      );
    }
    if (typeof value !== 'object' || value === null || variants.some(takesAnyField)) return [];
    return Object.entries(value).flatMap(([name, member]) => {
      const known = variants.flatMap(({ properties }) =>
        properties && Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
      );
      if (known.length > 0) return unknownIn(known, member, [...path, name]);
      const isShown = shown?.has(name) ?? false;
      if (isShown && path.length > 0) return [];
      return [{ path: [...path, name].join('.'), isShown, message: wordsFor(name, isShown, variants) }];
    });
  }

  return (value) => {
    schema ??= jsonSchemaOf(body);
    shown ??= response ? namesIn(jsonSchemaOf(response)) : new Set();
    return unknownIn([schema], value, []);
  };
}

/** Letters of a name for which a nearest one is proposed; shorter ones are near to anything. */
const shortest = 4;

function wordsFor(name: string, isShown: boolean, variants: readonly JsonSchema[]): string {
  if (isShown) return 'This call cannot set this field.';
  const nearest =
    name.length < shortest
      ? null
      : nearestName(
          name,
          variants.flatMap(({ properties = {} }) => Object.keys(properties)),
        );
  return `This call has no such field.${nearest === null ? '' : ` Did you mean ${nearest}?`}`;
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as JsonSchema;
}

function variantsOf(schema: JsonSchema): JsonSchema[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.length === 0 ? [schema] : parts.flatMap(variantsOf);
}

function entriesOf({ items, prefixItems, type }: JsonSchema, at: number): JsonSchema[] {
  const entry = prefixItems?.[at] ?? items;
  if (entry) return [entry];
  return type === undefined ? [{}] : [];
}

/** A record, any JSON, or a reference to a schema that contains itself. */
function takesAnyField({ properties, additionalProperties, type }: JsonSchema): boolean {
  if (type === undefined) return properties === undefined;
  return (
    type === 'object' &&
    (properties === undefined || (additionalProperties !== undefined && additionalProperties !== false))
  );
}

/** The names of all fields of a schema, at any depth. */
function namesIn(schema: JsonSchema, names = new Set<string>()): Set<string> {
  for (const one of variantsOf(schema)) {
    for (const [name, member] of Object.entries(one.properties ?? {})) namesIn(member, names.add(name));
    for (const member of [one.items, one.additionalProperties, ...(one.prefixItems ?? [])]) {
      if (typeof member === 'object') namesIn(member, names);
    }
  }
  return names;
}
