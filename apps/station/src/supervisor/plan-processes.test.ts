import { describe, expect, it } from 'vitest';
import { readRoles } from '../platform/roles.ts';
import { planProcesses } from './plan-processes.ts';

const plan = (roles: string, webProcesses = '1') =>
  planProcesses(
    readRoles({
      DATABASE_URL: 'postgres://db/postkit',
      POSTKIT_ROLES: roles,
      POSTKIT_WEB_PROCESSES: webProcesses,
    }),
    true,
  ).map(({ name, tasks, isOnDemand }) => `${name}: ${tasks.join()}${isOnDemand ? ', on demand' : ''}`);

describe('planProcesses', () => {
  it('runs a server with jobs, and a recorder on demand, on SQLite', () => {
    const processes = planProcesses(readRoles({}), false);
    expect(
      processes.map(({ name, tasks, isOnDemand, sharesPort }) => ({ name, tasks, isOnDemand, sharesPort })),
    ).toEqual([
      { name: 'web', tasks: ['web', 'worker'], isOnDemand: false, sharesPort: false },
      { name: 'recorder', tasks: ['recorder'], isOnDemand: true, sharesPort: false },
    ]);
  });

  it('runs the processes of the roles', () => {
    expect(plan('web,worker,recorder')).toEqual(['web: web,worker', 'recorder: recorder']);
    expect(plan('web')).toEqual(['web: web']);
    expect(plan('worker,recorder')).toEqual(['worker: worker', 'recorder: recorder']);
  });

  it('leaves the jobs to one process beside several web processes', () => {
    expect(plan('web,worker', '2')).toEqual(['web-1: web', 'web-2: web', 'worker: worker']);
  });
});
