import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '@postkit/sdk/schema';
import { openApiDocument } from './open-api-document.ts';

const renameThing = operation({
  id: 'things.rename',
  summary: 'Rename a thing',
  method: 'PATCH',
  path: '/{station}/thing/{id}/',
  params: z.object({ station: z.string(), id: z.coerce.number() }),
  query: z.object({ loud: z.stringbool().optional() }),
  body: z.object({ name: z.string().min(1) }),
  response: z.object({
    id: z.number(),
    made: z.codec(z.string(), z.date(), {
      decode: (text) => new Date(text),
      encode: (date) => date.toISOString(),
    }),
  }),
  responseKind: 'json',
  success: 200,
  errors: [400, 404],
  access: { role: 'admin', licences: ['full'] },
});

describe('openApiDocument', () => {
  it('describes an operation by its schemas, in their wire form', () => {
    const document = openApiDocument([renameThing], { title: 'POST', version: '1.0.0' });
    expect(document.openapi).toBe('3.1.0');
    expect(document.tags).toEqual([{ name: 'things', 'x-displayName': 'Things' }]);
    expect(document.paths['/{station}/thing/{id}/']?.['patch']).toMatchObject({
      operationId: 'things.rename',
      tags: ['things'],
      description: 'For admins of the station, licensed for full.',
      parameters: [
        { name: 'station', in: 'path', required: true },
        { name: 'id', in: 'path', required: true },
        { name: 'loud', in: 'query', required: false },
      ],
      requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['name'] } } } },
      responses: {
        200: { content: { 'application/json': { schema: { properties: { made: { type: 'string' } } } } } },
        400: {},
        404: {},
      },
      security: [{ apiKey: [] }],
    });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
