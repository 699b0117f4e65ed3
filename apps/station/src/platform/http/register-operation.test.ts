import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '@postkit/sdk/schema';
import { defineErrors } from '../errors/define-errors.ts';
import type { SignedInUser } from './access.ts';
import { listen, openTestHttp } from './open-test-http.ts';
import { registerOperation, type Authenticate } from './register-operation.ts';

const things = { id: z.coerce.number().int(), station: z.string() };
const readThing = operation({
  id: 'things.read',
  summary: 'Read a thing',
  method: 'GET',
  path: '/{station}/api/v1/thing/{id}/',
  params: z.object(things),
  query: z.object({ limit: z.coerce.number().int().min(0).default(20) }),
  response: z.object({ id: z.number(), limit: z.number(), user: z.string() }),
  responseKind: 'json',
  success: 200,
  errors: [401, 403, 404],
  access: { role: 'user' },
});
const addThing = operation({
  id: 'things.add',
  summary: 'Add a thing',
  method: 'POST',
  path: '/{station}/api/v1/thing/',
  params: z.object({ station: z.string() }),
  body: z.object({ name: z.string().min(2), tags: z.array(z.string()).optional() }),
  response: z.object({ name: z.string() }),
  responseKind: 'json',
  success: 201,
  errors: [400, 401],
  access: { role: 'public' },
});

const person: SignedInUser = {
  userId: 1,
  username: 'ann',
  viaToken: false,
  apiKey: null,
  companyAdmin: false,
  company: 1,
  stations: new Map([['one', { admin: false, licence: 'full', shows: null }]]),
  session: 's1',
};

let app: FastifyInstance;
let lines: string[];
const authenticate: Authenticate = async (request) => (request.headers.authorization ? person : null);
const signedIn = { authorization: 'ApiKey ann:secret-key' };

beforeEach(async () => {
  ({ app, lines } = await openTestHttp());
  registerOperation(
    app,
    readThing,
    ({ params, query, person }) => ({ id: params.id, limit: query.limit, user: person.username }),
    {
      authenticate,
    },
  );
});
afterEach(() => app.close());

describe('registerOperation', () => {
  it.each(['/one/api/v1/thing/7/', '/one/api/v1/thing/7'])(
    'serves %s with coerced parameters and query',
    async (url) => {
      const answer = await app.inject({ url: `${url}?limit=3`, headers: signedIn });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ id: 7, limit: 3, user: 'ann' });
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('responds to HEAD with the headers of GET and no body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/one/api/v1/thing/7', headers: signedIn });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(10);
  });

  it('requires a sign-in, and hides that a foreign station exists', async () => {
    expect((await app.inject('/one/api/v1/thing/7/')).statusCode).toBe(401);
    const foreign = await app.inject({ url: '/two/api/v1/thing/7/', headers: signedIn });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual({ error_message: 'Not found.' });
  });

  it('rejects an unauthorised caller before reading the body', async () => {
    const guarded = {
      ...addThing,
      id: 'things.guarded',
      path: '/{station}/guarded/',
      access: { role: 'user' as const },
    };
    registerOperation(app, guarded, ({ body }) => ({ name: body.name }), { authenticate });
    const answer = await app.inject({
      method: 'POST',
      url: '/one/guarded/',
      headers: { 'content-type': 'application/json' },
      payload: '{broken',
    });
    expect(answer.statusCode).toBe(401);
  });

  it('lists faults by field', async () => {
    registerOperation(app, addThing, ({ body }) => ({ name: body.name }), { authenticate });
    const answer = await app.inject({
      method: 'POST',
      url: '/one/api/v1/thing/',
      payload: { name: 'x', tags: ['a', 3] },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['name', 'tags.1']);
    const missing = await app.inject({ method: 'POST', url: '/one/api/v1/thing/' });
    expect(Object.keys(missing.json().errors)).toEqual(['name']);
    const broken = await app.inject({
      method: 'POST',
      url: '/one/api/v1/thing/',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json().error_message).toBeTruthy();
    const created = await app.inject({ method: 'POST', url: '/one/api/v1/thing/', payload: { name: 'xy' } });
    expect([created.statusCode, created.json()]).toEqual([201, { name: 'xy' }]);
  });

  describe('a field that an operation does not take', () => {
    const stored = { name: 'Bell', color: 'red', size: 1 };
    const seen: unknown[] = [];
    beforeEach(() => {
      seen.length = 0;
      const path = '/{station}/bell/';
      const response = z.object({ name: z.string(), color: z.string(), size: z.number() });
      const shared = {
        path,
        response,
        responseKind: 'json',
        success: 200,
        errors: [],
        access: { role: 'user' },
        summary: '',
      } as const;
      const params = z.object({ station: z.string() });
      const change = operation({
        ...shared,
        params,
        id: 'bell.change',
        method: 'PATCH',
        body: z.object({ name: z.string().optional() }),
      });
      registerOperation(app, operation({ ...shared, params, id: 'bell.read', method: 'GET' }), () => stored, {
        authenticate,
      });
      registerOperation(
        app,
        change,
        ({ body }) => (seen.push(body), { ...stored, name: body.name ?? stored.name }),
        { authenticate },
      );
    });
    const send = (payload: object) =>
      app.inject({ method: 'PATCH', url: '/one/bell/', headers: signedIn, payload });

    it.each([
      [
        'of no resource',
        { name: 'Gong', nmae: 'x' },
        { nmae: ['This call has no such field. Did you mean name?'] },
      ],
      [
        'of the resource with another value',
        { name: 'Gong', color: 'blue' },
        { color: ['This call cannot set this field.'] },
      ],
      [
        'one of each',
        { color: 'red', shape: 1 },
        { color: ['This call cannot set this field.'], shape: ['This call has no such field.'] },
      ],
    ])('is refused by name before the handler: %s', async (_what, payload, errors) => {
      const answer = await send(payload);
      expect([answer.statusCode, answer.json().errors, seen]).toEqual([400, errors, []]);
    });

    it('passes as the list above the resource has it, and with any value in a call to which clients send the resource whole', async () => {
      const params = z.object({ station: z.string(), id: z.string() });
      const gong = z.object({ id: z.number(), name: z.string(), color: z.string() });
      const shared = {
        params,
        responseKind: 'json',
        success: 200,
        errors: [],
        access: { role: 'user' },
        summary: '',
      } as const;
      const write = {
        ...shared,
        method: 'PATCH',
        body: z.object({ name: z.string() }),
        response: gong,
      } as const;
      const read = { id: 7, name: 'Gong', color: 'red' };
      const list = operation({
        ...shared,
        params: z.object({ station: z.string() }),
        id: 'gong.list',
        method: 'GET',
        path: '/{station}/gong/',
        response: z.object({ gongs: z.array(gong) }),
      });
      registerOperation(app, list, () => ({ gongs: [{ ...read, id: 6, color: 'blue' }, read] }), {
        authenticate,
      });
      registerOperation(
        app,
        operation({ ...write, id: 'gong.change', path: '/{station}/gong/{id}/' }),
        () => read,
        { authenticate },
      );
      registerOperation(
        app,
        operation({ ...write, id: 'gong.whole', path: '/{station}/whole/{id}/', wholeResource: gong }),
        () => read,
        {
          authenticate,
        },
      );
      const statusOf = async (path: string, payload: object) =>
        (await app.inject({ method: 'PATCH', url: `/one/${path}/7/`, headers: signedIn, payload }))
          .statusCode;
      const bodies = [read, { ...read, color: 'blue' }, { ...read, hue: 'blue' }];
      expect(await Promise.all(bodies.map((body) => statusOf('gong', body)))).toEqual([200, 400, 400]);
      expect(await Promise.all(bodies.map((body) => statusOf('whole', body)))).toEqual([200, 200, 400]);
    });

    it('passes if a whole resource comes back as it was read', async () => {
      const answer = await send({ ...stored, name: 'Gong' });
      expect([answer.statusCode, answer.json(), seen]).toEqual([
        200,
        { ...stored, name: 'Gong' },
        [{ name: 'Gong' }],
      ]);
    });
  });

  it.each([
    ['shape', () => ({ name: 3 }) as unknown as { name: string }],
    [
      'status',
      ({ reply }: { reply: { code(status: number): unknown } }) => (reply.code(204), { name: 'ok' }),
    ],
  ])('responds 500 and logs when the %s is not the declared one', async (_what, handler) => {
    registerOperation(app, addThing, handler, { authenticate });
    const answer = await app.inject({ method: 'POST', url: '/one/api/v1/thing/', payload: { name: 'xy' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error_message).toBe(
      `Something went wrong. Quote request ${String(answer.headers['x-request-id'])}.`,
    );
    expect(
      lines.some(
        (line) =>
          /things\.add (?:responded with 204|returned another shape)/.test(line) &&
          line.includes('"request_id"'),
      ),
    ).toBe(true);
  });

  it('does not check responses when `checkResponses` is off', async () => {
    registerOperation(app, addThing, () => ({ name: 3 }) as unknown as { name: string }, {
      authenticate,
      checkResponses: false,
    });
    expect(
      (await app.inject({ method: 'POST', url: '/one/api/v1/thing/', payload: { name: 'xy' } })).json(),
    ).toEqual({ name: 3 });
  });

  it("responds to a feature's own error with its status and message", async () => {
    const fail = defineErrors({ 'things.taken': { status: 409, message: 'That name is taken.' } });
    const declared = { ...addThing, errors: [...addThing.errors, 409 as const] };
    registerOperation(app, declared, () => Promise.reject(fail('things.taken')), { authenticate });
    const answer = await app.inject({ method: 'POST', url: '/one/api/v1/thing/', payload: { name: 'xy' } });
    expect([answer.statusCode, answer.json()]).toEqual([409, { error_message: 'That name is taken.' }]);
  });

  it('responds 500 and logs when an error has an undeclared status', async () => {
    const fail = defineErrors({ 'things.taken': { status: 409, message: 'That name is taken.' } });
    registerOperation(app, addThing, () => Promise.reject(fail('things.taken')), { authenticate });
    const answer = await app.inject({ method: 'POST', url: '/one/api/v1/thing/', payload: { name: 'xy' } });
    expect(answer.statusCode).toBe(500);
    expect(lines.some((line) => line.includes('things.add refused with 409'))).toBe(true);
  });

  it('aborts the signal of a call whose client disconnects', async () => {
    const begun = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    async function wait({ signal }: { signal: AbortSignal }) {
      signal.addEventListener('abort', () => aborted.resolve());
      begun.resolve();
      await aborted.promise;
      return { name: 'late' };
    }
    registerOperation(app, addThing, wait, { authenticate });
    const leave = new AbortController();
    const body = JSON.stringify({ name: 'xy' });
    const headers = { 'content-type': 'application/json' };
    const call = fetch(`${await listen(app)}/one/api/v1/thing/`, {
      method: 'POST',
      body,
      headers,
      signal: leave.signal,
    });
    await begun.promise;
    leave.abort();
    await expect(call).rejects.toThrow('aborted');
    await aborted.promise;
  });

  it('supports an empty response, a redirect, and an upload that the handler reads itself', async () => {
    const params = z.object({ station: z.string() });
    const shared = { params, errors: [] as const, access: { role: 'public' as const } };
    const remove = operation({
      ...shared,
      id: 'x.remove',
      summary: '',
      method: 'DELETE',
      path: '/{station}/x/',
      responseKind: 'none',
      success: 204,
    });
    const go = operation({
      ...shared,
      id: 'x.go',
      summary: '',
      method: 'GET',
      path: '/{station}/go',
      responseKind: 'redirect',
      success: 302,
      effect: true,
    });
    const answer = z.object({ bytes: z.number() });
    const put = {
      ...shared,
      id: 'x.put',
      summary: '',
      method: 'POST',
      path: '/{station}/put',
      response: answer,
      responseKind: 'json',
      success: 201,
    } as const;
    registerOperation(app, remove, () => {}, { authenticate });
    registerOperation(app, go, ({ reply }) => reply.redirect('/one/there'), { authenticate });
    const upload = operation({ ...put, bodyKind: 'multipart' });
    registerOperation(
      app,
      upload,
      async ({ request }) => ({ bytes: (await (await request.file())?.toBuffer())?.length ?? 0 }),
      {
        authenticate,
      },
    );
    const removed = await app.inject({ method: 'DELETE', url: '/one/x/' });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    const went = await app.inject('/one/go');
    expect([went.statusCode, went.headers.location]).toEqual([302, '/one/there']);
    expect((await app.inject({ method: 'HEAD', url: '/one/go' })).statusCode).toBe(405);
    const form = new FormData();
    form.append('file', new Blob(['12345']), 'a.mp3');
    const address = await listen(app);
    expect(await (await fetch(`${address}/one/put`, { method: 'POST', body: form })).json()).toEqual({
      bytes: 5,
    });
    const large = new FormData();
    large.append('file', new Blob([new Uint8Array(1_100_000)]), 'b.mp3');
    expect((await fetch(`${address}/one/put`, { method: 'POST', body: large })).status).toBe(413);
  });

  it('does not register an operation without a role', () => {
    const open = { ...addThing, access: {} } as unknown as typeof addThing;
    expect(() => registerOperation(app, open, () => ({ name: 'x' }), { authenticate })).toThrow(
      'does not say who may call it',
    );
  });

  it('distinguishes parameters with different suffixes', async () => {
    const makeOperation = (id: string, path: string) =>
      operation({
        id,
        summary: id,
        method: 'GET',
        path,
        params: z.object({ id: z.string() }),
        response: z.string(),
        responseKind: 'json',
        success: 200,
        errors: [],
        access: { role: 'public' },
      });
    for (const suffix of ['', '.m3u8', '.json', '.html', '/peaks.json']) {
      registerOperation(
        app,
        makeOperation(`x${suffix}`, `/{station}/event/{id}${suffix}`),
        ({ params }) => `${params.id}|${suffix}`,
        {
          authenticate,
        },
      );
    }
    for (const suffix of ['', '.m3u8', '.json', '.html', '/peaks.json', '/']) {
      const answer = await app.inject(`/one/event/12${suffix}`);
      expect(answer.json()).toBe(`12|${suffix.replace(/^\/$/, '')}`);
    }
  });

  it('keeps keys and passwords out of the log', async () => {
    await app.inject({
      url: '/one/api/v1/thing/7/?username=ann&api_key=abc123',
      headers: { ...signedIn, cookie: 'sid=topsecret' },
    });
    expect(lines.some((line) => line.includes('api_key=[redacted]'))).toBe(true);
    expect(lines.join('')).not.toMatch(/abc123|secret-key|topsecret/);
  });
});
