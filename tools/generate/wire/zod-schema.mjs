/**
 * The parts of a zod schema that the reference reads.
 * @typedef {{ type?: string, format?: string, pattern?: string, enum?: unknown[], const?: unknown, anyOf?: JsonSchema[], items?: JsonSchema,
 *   properties?: Record<string, JsonSchema>, additionalProperties?: unknown, required?: string[], minimum?: number, maximum?: number,
 *   minLength?: number, maxLength?: number, minItems?: number, maxItems?: number }} JsonSchema
 * @typedef {{ def: { type: string, innerType?: Schema, element?: Schema, valueType?: Schema, entries?: Record<string, unknown>, values?: unknown[], options?: Schema[], in?: Schema, out?: Schema }, shape?: Record<string, Schema>,
 *   toJSONSchema: (options: { io: 'input' | 'output', unrepresentable: 'any' }) => JsonSchema }} Schema
 */

/**
 * Returns the JSON schema of a schema's wire form.
 * @param {Schema} schema
 * @returns {JsonSchema}
 */
export function jsonSchemaOf(schema) {
  return schema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
}

/**
 * Returns a schema without the wrappers that make it optional.
 * @param {Schema} schema
 * @returns {Schema}
 */
export function unwrap(schema) {
  const { type, innerType } = schema.def;
  return (type === 'optional' || type === 'default') && innerType ? unwrap(innerType) : schema;
}

/**
 * Whether a schema is JSON text on the wire and a value in code.
 * @param {Schema} schema
 */
export function isJsonText(schema) {
  const { type, in: from, out: to } = schema.def;
  return (
    type === 'pipe' &&
    from?.def.type === 'string' &&
    to !== undefined &&
    ['object', 'array', 'record'].includes(to.def.type)
  );
}
