import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stationIdParams, stationParams } from './common/params.ts';
import { admins, anyone, podcastUsers, signedIn, stationUsers } from './operation-builders.ts';
import type { Operation } from './operation.ts';

const thing = z.object({ name: z.string() });
const summary = 'A thing';
const scope = 'station';

describe('operation builders', () => {
  it.each([
    [
      'read',
      stationUsers.read('a.b', '/{station}/thing/', { scope, summary, response: thing }),
      ['GET', 200, 'json', undefined],
    ],
    [
      'create',
      stationUsers.create('a.b', '/{station}/thing/', { scope, summary, body: thing, response: thing }),
      ['POST', 201, 'json', 'json'],
    ],
    [
      'submit',
      stationUsers.submit('a.b', '/{station}/thing/', { scope, summary, body: thing }),
      ['POST', 200, 'none', 'json'],
    ],
    [
      'update',
      stationUsers.update('a.b', '/{station}/thing/{id}/', { scope, summary, body: thing, response: thing }),
      ['PATCH', 200, 'json', 'json'],
    ],
    [
      'remove',
      stationUsers.remove('a.b', '/{station}/thing/{id}/', { scope, summary }),
      ['DELETE', 204, 'none', undefined],
    ],
    [
      'read without a response schema',
      stationUsers.read('a.b', '/{station}/thing.mp3', { scope, summary }),
      ['GET', 200, 'file', undefined],
    ],
  ] satisfies [string, Operation, unknown[]][])(
    '%s implies method, status and kinds',
    (_verb, one, implied) => {
      expect([one.method, one.success, one.responseKind, one.bodyKind]).toEqual(implied);
    },
  );

  it.each([
    ['nothing for a public call without input', anyone.read('a.b', '/stations/a.json', { summary }), []],
    [
      '401 for a call that needs a sign-in',
      signedIn.read('a.b', '/stations/a.json', { scope, summary }),
      [401],
    ],
    ['400 and 404 for a path parameter', anyone.read('a.b', '/{station}/a.json', { summary }), [400, 404]],
    ['400 for a query', anyone.read('a.b', '/stations/a.json', { summary, query: thing }), [400]],
    ['400 for a body', anyone.submit('a.b', '/stations/a.json', { summary, body: thing }), [400]],
    [
      '400 for a multipart body',
      anyone.submit('a.b', '/stations/a.json', { summary, bodyKind: 'multipart' }),
      [400],
    ],
    ['403 for a role', admins.read('a.b', '/stations/a.json', { summary }), [401, 403]],
    [
      '403 for a licence',
      podcastUsers.read('a.b', '/{station}/a.json', { scope, summary }),
      [400, 401, 403, 404],
    ],
    [
      'the listed statuses in order',
      stationUsers.read('a.b', '/{station}/a.json', { scope, summary, errors: [410, 403] }),
      [400, 401, 403, 404, 410],
    ],
  ] satisfies [string, Operation, number[]][])('declare %s', (_case, one, errors) => {
    expect(one.errors).toEqual(errors);
  });

  it('derive parameters from the path by default', () => {
    const params = stationParams.extend({ id: z.string() });
    expect(stationUsers.read('a.b', '/{station}/a/', { scope, summary }).params).toBe(stationParams);
    expect(stationUsers.read('a.b', '/{station}/a/{id}/', { scope, summary }).params).toBe(stationIdParams);
    expect(stationUsers.read('a.b', '/{station}/a/{id}/', { scope, summary, params }).params).toBe(params);
    expect(signedIn.read('a.b', '/stations/a/', { scope, summary })).not.toHaveProperty('params');
  });

  it('let a given detail replace the implied one', () => {
    const head = anyone.read('a.b', '/{station}/a/', { summary, method: 'HEAD', success: 204 });
    expect(head).toMatchObject({ method: 'HEAD', success: 204, responseKind: 'none' });
  });
});
