import { describe, expect, it } from 'vitest';
import { operations, type Operation } from '@postkit/sdk/schema';
import { openApiDocument } from './open-api-document.ts';
import { openTestHttp } from './open-test-http.ts';
import { registerOperation } from './register-operation.ts';

const all: readonly Operation[] = Object.values(operations).flatMap((domain): Operation[] =>
  Object.values(domain),
);

describe('the operation table', () => {
  it('registers completely, and rejects callers without a sign-in on every operation that requires a role', async () => {
    const { app } = await openTestHttp();
    for (const one of all)
      registerOperation(app, one, ({ reply }) => reply.code(299).send(), {
        authenticate: async () => null,
        checkResponses: false,
      });
    for (const one of all) {
      const url = one.path.replace(/\{\w+\}/g, '1');
      const body = one.method === 'GET' ? {} : { payload: {} };
      const answer = await app.inject({ method: one.method, url, ...body });
      const expected = one.access.role === 'public' ? [299, 400] : [401];
      expect(expected, `${one.id} ${one.method} ${url}`).toContain(answer.statusCode);
    }
    await app.close();
  });

  it('can be described as an OpenAPI document', () => {
    const document = openApiDocument(all, { title: 'POST', version: '0.0.0' });
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(all.length);
  });
});
