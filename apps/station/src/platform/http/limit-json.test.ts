import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestHttp } from './open-test-http.ts';

let app: FastifyInstance;
beforeEach(async () => {
  ({ app } = await openTestHttp());
  app.post('/', async ({ body }) => ({ type: Array.isArray(body) ? `${body.length} values` : typeof body }));
});
afterEach(() => app.close());

const send = (payload: string) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });

describe('limitJson', () => {
  it.each([
    ['numbers', `[${'1,'.repeat(1_900_000)}1]`],
    ['nested lists', '['.repeat(1_000_000)],
    ['objects', `[${'{},'.repeat(1_000_000)}{}]`],
    ['keys', `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join(',')}}`],
  ])('rejects millions of %s with 413', async (_what, payload) => {
    const answer = await send(payload);
    const error_message = 'A request may hold 20000 values, and this one holds more.';
    expect([answer.statusCode, answer.json()]).toEqual([413, { error_message }]);
  });

  it('accepts long lists and long texts with any content', async () => {
    expect((await send(JSON.stringify(Array.from({ length: 10_000 }, (_, n) => n)))).json()).toEqual({
      type: '10000 values',
    });
    expect((await send(JSON.stringify(['"[,{\\'.repeat(300_000)]))).json()).toEqual({ type: '1 values' });
  });

  it.each([
    ['broken', '{"a":'],
    ['empty', ''],
    ['poisoned', '{"__proto__":{"admin":true}}'],
  ])('rejects %s JSON with 400', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });
});
