import {
  connectionAccess,
  connectionOperations,
  connectionTypes,
  errorAnswer,
  operations,
  type ConnectionChange,
  type ConnectionType,
  type Operation,
} from '@postkit/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../platform/fake-clock.ts';
import { makeConnection, startStation, type TestStation } from '../testing/index.ts';
import { callOperation, declared } from './sample-call.ts';
import { makeWalkers, promised, type Walker } from './walk-people.ts';

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
const byId = table.map((operation) => [operation.id, operation] as const);

let server: TestStation;
let walkers: Walker[];
beforeAll(async () => {
  server = await startStation({ clock: createFakeClock() });
  walkers = await makeWalkers(server);
});
afterAll(() => server.close());

describe('the operation table', () => {
  it('is registered whole, and nothing besides', () => {
    expect(server.context.http.operations.map(({ id }) => id).toSorted()).toEqual(table.map(({ id }) => id).toSorted());
  });
});

describe('access', () => {
  it.each(byId)('%s is open to whom the table says, and to nobody else', async (_id, operation) => {
    const wrong: string[] = [];
    for (const walker of walkers) {
      const response = await callOperation(server, operation, walker);
      const expected = promised(operation, walker);
      const statuses = expected === 'in' ? declared(operation) : [expected];
      if (!statuses.includes(response.status)) wrong.push(`${walker.name}: ${response.status}, not ${statuses.join(' or ')}`);
      if (response.status >= 400 && operation.method !== 'HEAD' && !(await isPlainError(response)))
        wrong.push(`${walker.name}: not an error as the contract has it`);
    }
    expect(wrong).toEqual([]);
  });

  const closed = byId.filter(([, { path, access }]) => path.startsWith('/{station}/') && access.role !== 'public');
  it.each(closed)('%s tells those of other stations no more than that there is nothing', async (_id, operation) => {
    const [stranger] = walkers.filter((walker) => walker.name === 'admin abroad');
    if (!stranger) throw new Error('There is nobody from abroad.');
    const foreign = await callOperation(server, operation, stranger);
    const absent = await callOperation(server, operation, { ...stranger, slug: 'no-such-station' });
    expect([foreign.status, await foreign.text()]).toEqual([absent.status, await absent.text()]);
  });
});

describe('access to destinations', () => {
  const changes = { create: connectionOperations.create, update: connectionOperations.update, delete: connectionOperations.delete };
  const cases = connectionTypes.flatMap((type) => Object.keys(changes).map((change) => [change, type] as const)) as [
    ConnectionChange,
    ConnectionType,
  ][];

  it.each(cases)('%s of a %s is open to whom its type says, and to nobody else', async (change, type) => {
    const wrong: string[] = [];
    for (const walker of walkers) {
      const operation: Operation = { ...changes[change], access: connectionAccess(change, type) };
      const station = server.features.accounts.stationAt(walker.slug);
      const { id } = await makeConnection(server, { type, title: 'To be changed' }, station);
      const body = JSON.stringify(change === 'create' ? { type, title: 'New' } : { title: 'Changed' });
      const response = await callOperation(server, operation, walker, { params: { id: String(id) }, body });
      const expected = promised(operation, walker);
      if (response.status !== (expected === 'in' ? operation.success : expected)) wrong.push(`${walker.name}: ${response.status}`);
      const isThere = (await server.features.connections.get(id)) !== null;
      if (isThere !== !(change === 'delete' && expected === 'in')) wrong.push(`${walker.name}: ${isThere ? 'kept' : 'deleted'}`);
    }
    expect(wrong).toEqual([]);
  });
});

async function isPlainError(response: Response): Promise<boolean> {
  return errorAnswer.strict().safeParse(await response.json()).success;
}
