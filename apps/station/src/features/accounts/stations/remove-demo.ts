import type { Company } from '@postkit/sdk/schema';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { nameOfUser } from '../name-of-user.ts';
import { companyOf, type CompanyCaller } from './company-of.ts';
import { demoStationsOf } from './company-stations.repository.ts';
import { deleteDemoSteps, deleteUsers, removableDemoUsers } from './demo-removal.repository.ts';
import { startDeletion, type DeletionDeps } from './station-deletions.ts';
import { failStation } from './station-errors.ts';

/** Removes the demo. */
export interface DemoRemoval {
  /**
   * Deletes the stations of the demo with all that is in them, and the users of the demo that work at no other station.
   * @throws stations.no-demo, stations.only-demo, stations.held
   */
  removeDemo(caller: CompanyCaller): Promise<Company>;
}

export function createDemoRemoval(
  deps: DeletionDeps,
  present: (caller: CompanyCaller) => Promise<Company>,
): DemoRemoval {
  const { db, directory, live } = deps;
  return {
    async removeDemo(caller) {
      const removed = await db.transaction(async (transaction) => {
        const companyId = await companyOf(transaction, caller);
        const demo = await demoStationsOf(transaction, companyId);
        if (demo.length === 0) throw failStation('stations.no-demo');
        const ids = demo.map(({ id }) => id);
        const own = directory.all.filter(
          (station) => station.companyId === companyId && !ids.includes(station.id),
        );
        if (!own.some(({ state }) => state === 'active')) throw failStation('stations.only-demo');
        for (const row of demo) await startDeletion(transaction, deps, row);
        const users = await removableDemoUsers(transaction, companyId, ids);
        for (const user of users) {
          await live.end(transaction, String(user.id));
          await recordChange(transaction, {
            kind: 'user',
            action: 'deleted',
            id: user.id,
            name: nameOfUser(user),
            stationId: own[0]?.id ?? null,
          });
        }
        await deleteUsers(
          transaction,
          users.map(({ id }) => id),
        );
        await deleteDemoSteps(transaction);
        return ids;
      });
      for (const id of removed) await directory.reload(id);
      return present(caller);
    },
  };
}
