import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { describeAccess, type Operation } from '@postkit/sdk/schema';

type JsonSchema = Record<string, unknown>;

/** Describes operations as an OpenAPI 3.1 document, generated from the schemas that validate. */
export function openApiDocument(
  operations: readonly Operation[],
  info: { title: string; version: string; description?: string },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  return {
    openapi: '3.1.0',
    info,
    tags: tagsOf(operations),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`ApiKey {username}:{api_key}`',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error_message'],
          properties: {
            error_message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
  };
}

function describe(operation: Operation) {
  const [domain = operation.id] = operation.id.split('.');
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: `For ${describeAccess(operation.access)}.`,
    tags: [domain],
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
    ...(operation.body ? { requestBody: requestBody(operation) } : {}),
    responses: responses(operation),
    security: operation.access.role === 'public' ? [] : [{ apiKey: [] }],
    'x-access': operation.access,
  };
}

/** The domains in order. Readers show the display name. */
function tagsOf(operations: readonly Operation[]) {
  const domains = new Set(operations.map(({ id }) => id.split('.')[0] ?? id));
  return [...domains].map((name) => {
    const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace('api ', 'API ');
    return { name, 'x-displayName': words.charAt(0).toUpperCase() + words.slice(1) };
  });
}

const bodyTypes: Readonly<Record<string, string>> = {
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

function requestBody({ body, bodyKind }: Operation) {
  return {
    required: true,
    content: { [bodyTypes[bodyKind ?? 'json'] ?? 'application/json']: { schema: jsonSchema(body, 'input') } },
  };
}

function responses(operation: Operation) {
  const failure = (status: number) => ({
    description: STATUS_CODES[status] ?? 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  const success = { description: operation.summary, ...content(operation) };
  return {
    [operation.success]: success,
    ...Object.fromEntries(operation.errors.map((status) => [status, failure(status)])),
  };
}

function content({ response, responseKind }: Operation) {
  if (responseKind === 'json')
    return { content: { 'application/json': { schema: jsonSchema(response, 'input') } } };
  if (responseKind === 'stream') return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  if (responseKind === 'file')
    return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  return {};
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  const { properties, required } = jsonSchema(schema, 'input');
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || needed.includes(name),
    schema: shape as JsonSchema,
  }));
}

function jsonSchema(schema: z.ZodType | undefined, io: 'input' | 'output'): JsonSchema {
  if (!schema) return {};
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
}
