import { describe, expect, it } from 'vitest';
import { healthRole, readRoles } from './roles.ts';

const postgres = 'postgres://db.example.org/postkit';

describe('readRoles', () => {
  it('takes all roles and one web process by default', () => {
    expect(readRoles({})).toEqual({ roles: new Set(['web', 'worker', 'recorder']), webProcesses: 1 });
    expect(readRoles({ POSTKIT_ROLES: '', POSTKIT_WEB_PROCESSES: '' })).toEqual(readRoles({}));
  });

  it('takes any roles in any order with PostgreSQL', () => {
    const { roles, webProcesses } = readRoles({
      DATABASE_URL: postgres,
      POSTKIT_ROLES: 'recorder, web',
      POSTKIT_WEB_PROCESSES: '4',
    });
    expect([[...roles], webProcesses]).toEqual([['web', 'recorder'], 4]);
  });

  it.each([
    [{ POSTKIT_ROLES: 'web' }, 'POSTKIT_ROLES: must be web,worker,recorder with SQLite'],
    [{ POSTKIT_WEB_PROCESSES: '2' }, 'POSTKIT_WEB_PROCESSES: must be 1 with SQLite'],
    [
      { DATABASE_URL: postgres, POSTKIT_ROLES: 'web,jobs' },
      'POSTKIT_ROLES: must be a list of web, worker, recorder; jobs is none of them',
    ],
    [
      { DATABASE_URL: postgres, POSTKIT_WEB_PROCESSES: '0' },
      'POSTKIT_WEB_PROCESSES: must be a whole number from 1 to 64',
    ],
    [
      { DATABASE_URL: postgres, POSTKIT_WEB_PROCESSES: 'two' },
      'POSTKIT_WEB_PROCESSES: must be a whole number from 1 to 64',
    ],
  ])('refuses %o', (env, message) => {
    expect(() => readRoles(env)).toThrow(`Wrong setting: ${message}`);
  });
});

describe('healthRole', () => {
  it.each([
    ['web,worker', null],
    ['recorder,worker', 'worker'],
    ['recorder', 'recorder'],
  ])('of %s is %s', (roles, role) => {
    expect(healthRole(readRoles({ DATABASE_URL: postgres, POSTKIT_ROLES: roles }))).toBe(role);
  });
});
