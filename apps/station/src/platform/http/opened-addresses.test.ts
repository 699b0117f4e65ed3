import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '@postkit/sdk/schema';
import { defineErrors } from '../errors/define-errors.ts';
import type { SignedInUser } from './access.ts';
import { openTestHttp } from './open-test-http.ts';
import { type Authenticate, registerOperation } from './register-operation.ts';

const person: SignedInUser = {
  userId: 1,
  username: 'ann',
  viaToken: false,
  companyAdmin: false,
  company: 1,
  stations: new Map([['one', { admin: false, licence: 'full', shows: null }]]),
  apiKey: null,
  session: 's1',
};
const signedIn = { authorization: 'ApiKey ann:secret-key' };

const readThing = operation({
  id: 'things.read',
  summary: 'Read a thing',
  method: 'GET',
  path: '/{station}/api/v1/thing/{id}/',
  params: z.object({ station: z.string(), id: z.string() }),
  response: z.object({ id: z.string() }),
  responseKind: 'json',
  success: 200,
  errors: [401],
  access: { role: 'user' },
});

const openThing = operation({
  id: 'things.open',
  summary: 'Open a thing',
  method: 'GET',
  path: '/{station}/thing/{id}/',
  params: z.object({ station: z.string(), id: z.string() }),
  query: z.object({ username: z.string().optional(), api_key: z.string().optional() }),
  responseKind: 'redirect',
  success: 302,
  errors: [401, 503],
  access: { role: 'user' },
});

describe('an address that a browser opens by itself', () => {
  const failThing = defineErrors({ 'things.away': { status: 503, message: 'Things <are> away.' } });
  const page = 'text/html,application/xhtml+xml,*/*;q=0.8';
  let app: FastifyInstance;
  const authenticate: Authenticate = async ({ headers }) => (headers.authorization ? person : null);
  beforeEach(async () => {
    ({ app } = await openTestHttp());
    registerOperation(app, readThing, ({ params }) => ({ id: params.id }), { authenticate });
    registerOperation(
      app,
      openThing,
      () => {
        throw failThing('things.away', { headers: { 'retry-after': '5' } });
      },
      { authenticate },
    );
  });
  afterEach(() => app.close());

  it('shows its errors as a page, with their status and headers', async () => {
    const response = await app.inject({ url: '/one/thing/7/', headers: { ...signedIn, accept: page } });
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
    });
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(response.body).toContain('<p>Things &lt;are&gt; away.</p>');
  });

  it.each(['*/*', 'application/json', 'audio/mpeg', undefined])(
    'shows them as JSON to a caller that accepts %s',
    async (accept) => {
      const response = await app.inject({
        url: '/one/thing/7/',
        headers: { ...signedIn, ...(accept === undefined ? {} : { accept }) },
      });
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.json()).toEqual({ error_message: 'Things <are> away.' });
    },
  );

  it('is no address of a call, and none without a route', async () => {
    for (const url of ['/one/api/v1/thing/7/', '/one/nowhere']) {
      const response = await app.inject({ url, headers: { accept: page } });
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it('AUTH-046 AUTH-048 takes the key in its query, and any other address says so', async () => {
    const query = '?username=ann&api_key=secret';
    expect((await app.inject({ url: `/one/thing/7/${query}` })).json()).toEqual({
      error_message: 'Sign in first.',
    });
    const refused = await app.inject({ url: `/one/api/v1/thing/7/${query}` });
    expect(refused.statusCode).toBe(401);
    expect(refused.json().error_message).toMatch(
      /does not take username and api_key .* Send the header Authorization: ApiKey/,
    );
    expect((await app.inject({ url: '/one/api/v1/thing/7/?username=ann' })).json()).toEqual({
      error_message: 'Sign in first.',
    });
  });
});
