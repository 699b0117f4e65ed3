import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations, type Operation } from '@postkit/sdk/schema';
import { createFakeClock } from '../platform/fake-clock.ts';
import { stationTest } from '../testing/station-test.ts';
import { makeTestCallers, type TestCaller } from './make-test-callers.ts';
import { callOperation, declared, fieldsOf, type SentCall } from './sample-call.ts';
import '../testing/postgres/also-on-postgres.ts';

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
const rows = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);

const { server } = stationTest(() => ({ clock: createFakeClock() }));
let admin: TestCaller;
beforeAll(async () => {
  const walkers = await makeTestCallers(server);
  const found = walkers.find((walker) => walker.name === 'company admin');
  if (!found) throw new Error('There is no company admin.');
  admin = found;
});

/** A malformed request, and the statuses that are allowed for it. */
interface Attempt {
  readonly what: string;
  readonly sent: SentCall;
  readonly statuses: readonly number[];
}

/** Attempts at a time, because each waits for its statements most of the time. */
const atOnce = 8;

/** Sends each attempt and returns those with another status. */
async function unexpectedResponses(operation: Operation, attempts: readonly Attempt[]): Promise<string[]> {
  const found: string[] = [];
  async function send({ what, sent, statuses }: Attempt): Promise<void> {
    const response = await callOperation(server, operation, admin, sent);
    if (!statuses.includes(response.status))
      found.push(`${what}: ${response.status}, not ${statuses.join(' or ')}`);
    await response.body?.cancel();
  }
  for (let first = 0; first < attempts.length; first += atOnce)
    await Promise.all(attempts.slice(first, first + atOnce).map(send));
  return found;
}

/** A value that fits the schema may get any declared status. */
function allowed(operation: Operation, schema: z.ZodType | undefined, value: unknown): readonly number[] {
  return schema?.safeParse(value).success ? declared(operation) : [400];
}

const strangeTexts = [
  '',
  'abc',
  '-1',
  '1.5',
  '1e400',
  '99999999999999999999',
  '\u0000',
  '%',
  "'; drop table users; --",
  '../../etc/passwd',
  'x'.repeat(3000),
];
const strangePlaces = [
  'abc!',
  '-1',
  '1.5',
  '1e400',
  '99999999999999999999',
  '%00',
  '%2e%2e%2f%2e%2e',
  'x'.repeat(400),
];
const strangeBodies = [
  '{',
  'nonsense',
  '"text"',
  '[]',
  '1',
  'null',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];
const strangeValues: unknown[] = [
  null,
  [],
  {},
  '',
  -1,
  1e308,
  true,
  'x'.repeat(20_000),
  '\u0000',
  [null],
  [{}],
  ['/x/api/v1/show/1/'],
  { a: { b: [] } },
];

describe('malformed input', () => {
  it.each(rows(table.filter(({ params }) => params)))(
    '%s responds to a malformed address with 400 or 404',
    async (_id, operation) => {
      // A text that happens to be valid matches nothing; public operations may respond in their own way.
      const statuses = operation.access.role === 'public' ? [400, 404, operation.success] : [400, 404];
      const attempts = fieldsOf(operation.params).flatMap((name) =>
        strangePlaces.map((text) => ({
          what: `${name}=${text.slice(0, 40)}`,
          sent: { params: { [name]: text } },
          statuses,
        })),
      );
      expect(await unexpectedResponses(operation, attempts)).toEqual([]);
    },
  );

  it.each(rows(table.filter(({ query }) => query)))(
    '%s responds to a malformed query with 400',
    async (_id, operation) => {
      const attempts = fieldsOf(operation.query).flatMap((name) => [
        ...strangeTexts.map((text) => {
          const query = new URLSearchParams({ [name]: text }).toString();
          return {
            what: query.slice(0, 80),
            sent: { query },
            statuses: allowed(operation, operation.query, { [name]: text }),
          };
        }),
        {
          what: `${name} twice`,
          sent: { query: `${name}=1&${name}=2` },
          statuses: allowed(operation, operation.query, { [name]: ['1', '2'] }),
        },
      ]);
      expect(await unexpectedResponses(operation, attempts)).toEqual([]);
    },
  );

  it.each(rows(table.filter(({ bodyKind }) => bodyKind === 'json')))(
    '%s responds to a malformed body with 400',
    async (_id, operation) => {
      const texts = strangeBodies.map((body) => ({
        what: body.slice(0, 20),
        sent: { body },
        statuses: allowedText(operation, body),
      }));
      const fields = fieldsOf(operation.body).flatMap((name) =>
        strangeValues.map((value) => {
          const body = JSON.stringify({ [name]: value });
          return {
            what: body.slice(0, 80),
            sent: { body },
            statuses: allowed(operation, operation.body, JSON.parse(body)),
          };
        }),
      );
      const xml = {
        what: 'XML',
        sent: { body: '<a/>', contentType: 'application/xml' },
        statuses: [400, 415],
      };
      expect(await unexpectedResponses(operation, [...texts, ...fields, xml])).toEqual([]);
    },
  );

  it.each(rows(table.filter(({ bodyKind }) => bodyKind === 'multipart')))(
    '%s rejects a malformed upload',
    async (_id, operation) => {
      const statuses = [400, 404, 413, 415];
      const form = new FormData();
      for (const name of ['image', 'file']) form.set(name, 'a field, not a file');
      const attempts = [
        { what: 'JSON', sent: { body: '{}' }, statuses },
        { what: 'an empty form', sent: { body: new FormData() }, statuses },
        {
          what: 'a torn form',
          sent: { body: '--x\r\nContent-Dis', contentType: 'multipart/form-data; boundary=x' },
          statuses,
        },
        { what: 'no boundary', sent: { body: 'abc', contentType: 'multipart/form-data' }, statuses },
        { what: 'a field in place of the file', sent: { body: form }, statuses },
      ];
      expect(await unexpectedResponses(operation, attempts)).toEqual([]);
    },
  );
});

/** JSON that is no object, in case a schema accepts it. */
function allowedText(operation: Operation, text: string): readonly number[] {
  try {
    return allowed(operation, operation.body, JSON.parse(text) ?? {});
  } catch {
    return [400];
  }
}
