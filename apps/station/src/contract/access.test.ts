import { beforeAll, describe, expect, it } from 'vitest';
import {
  connectionAccess,
  connectionOperations,
  connectionTypes,
  errorResponse,
  operations,
  type ConnectionChange,
  type ConnectionType,
  type Operation,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../platform/fake-clock.ts';
import { makeDestination } from '../testing/index.ts';
import { stationTest } from '../testing/station-test.ts';
import { makeTestCallers, requiredAccess, type TestCaller } from './make-test-callers.ts';
import { callOperation, declared } from './sample-call.ts';

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
const byId = table.map((operation) => [operation.id, operation] as const);

const { server } = stationTest(() => ({ clock: createFakeClock() }));
let walkers: TestCaller[];
beforeAll(async () => {
  walkers = await makeTestCallers(server);
});

describe('the operation table', () => {
  it('is registered completely, and no other operation is', () => {
    expect(server.context.http.operations.map(({ id }) => id).toSorted()).toEqual(
      table.map(({ id }) => id).toSorted(),
    );
  });
});

describe('access', () => {
  it.each(byId)('%s is open to exactly the callers that the table allows', async (_id, operation) => {
    const wrong: string[] = [];
    for (const walker of walkers) {
      const response = await callOperation(server, operation, walker);
      const expected = requiredAccess(operation, walker);
      const statuses = expected === 'in' ? declared(operation) : [expected];
      if (!statuses.includes(response.status))
        wrong.push(`${walker.name}: ${response.status}, not ${statuses.join(' or ')}`);
      if (response.status >= 400 && operation.method !== 'HEAD' && !(await isPlainError(response)))
        wrong.push(`${walker.name}: not an error as the contract has it`);
    }
    expect(wrong).toEqual([]);
  });

  const closed = byId.filter(
    ([, { path, access }]) => path.startsWith('/{station}/') && access.role !== 'public',
  );
  it.each(closed)(
    '%s responds to users of other companies as if the station did not exist',
    async (_id, operation) => {
      const [outsider] = walkers.filter((walker) => walker.name === 'admin of another company');
      if (!outsider) throw new Error('There is no user of another company.');
      const foreign = await callOperation(server, operation, outsider);
      const absent = await callOperation(server, operation, { ...outsider, slug: 'no-such-station' });
      expect([foreign.status, await foreign.text()]).toEqual([absent.status, await absent.text()]);
    },
  );
});

describe('access to destinations', () => {
  const changes = {
    create: connectionOperations.create,
    update: connectionOperations.update,
    delete: connectionOperations.delete,
  };
  const cases = connectionTypes.flatMap((type) =>
    Object.keys(changes).map((change) => [change, type] as const),
  ) as [ConnectionChange, ConnectionType][];

  it.each(cases)('%s of a %s is open to exactly the callers that its type allows', async (change, type) => {
    const wrong: string[] = [];
    for (const walker of walkers) {
      const operation: Operation = { ...changes[change], access: connectionAccess(change, type) };
      const station = server.features.accounts.stationAt(walker.slug);
      const { id } = await makeDestination(server, { type, title: 'To be changed' }, station);
      const body = JSON.stringify(
        change === 'create'
          ? { type, title: 'New', ...(type === 'webhook' ? {} : { token: 'of the account' }) }
          : { title: 'Changed' },
      );
      const response = await callOperation(server, operation, walker, { params: { id: String(id) }, body });
      const expected = requiredAccess(operation, walker);
      if (response.status !== (expected === 'in' ? operation.success : expected))
        wrong.push(`${walker.name}: ${response.status}`);
      const exists = (await server.features.destinations.get(id)) !== null;
      if (exists !== !(change === 'delete' && expected === 'in'))
        wrong.push(`${walker.name}: ${exists ? 'kept' : 'deleted'}`);
    }
    expect(wrong).toEqual([]);
  });
});

async function isPlainError(response: Response): Promise<boolean> {
  return errorResponse.strict().safeParse(await response.json()).success;
}
