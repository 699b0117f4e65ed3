import { type SettingFault, SettingsError } from './settings/settings-error.ts';

/** Work that a machine of the installation takes on. */
export const machineRoles = ['web', 'worker', 'recorder'] as const;
export type MachineRole = (typeof machineRoles)[number];

interface RolesEnvironment {
  readonly DATABASE_URL?: string | undefined;
  readonly POSTKIT_ROLES?: string | undefined;
  readonly POSTKIT_WEB_PROCESSES?: string | undefined;
}

/** The work of this machine, and the number of its web processes. */
export interface RolesOfMachine {
  readonly roles: ReadonlySet<MachineRole>;
  readonly webProcesses: number;
}

const mostProcesses = 64;

/**
 * Reads `POSTKIT_ROLES` and `POSTKIT_WEB_PROCESSES`, which the supervisor needs before the other settings are read.
 * @throws SettingsError that names each wrong setting
 */
export function readRoles(env: RolesEnvironment): RolesOfMachine {
  const faults = roleFaults(env);
  if (faults.length > 0) throw new SettingsError(faults, { ...env });
  return {
    roles: new Set(machineRoles.filter((role) => roleNames(env).includes(role))),
    webProcesses: processCount(env),
  };
}

/** The faults of these two settings. */
export function roleFaults(env: RolesEnvironment): SettingFault[] {
  const names = roleNames(env);
  const unknown = names.filter((name) => !machineRoles.some((role) => role === name));
  const count = processCount(env);
  const isCount = Number.isInteger(count) && count >= 1 && count <= mostProcesses;
  const faults: SettingFault[] = [];
  const refuse = (name: string, words: string) => faults.push({ name, words });
  if (unknown.length > 0)
    refuse(
      'POSTKIT_ROLES',
      `must be a list of ${machineRoles.join(', ')}; ${unknown.join()} is none of them`,
    );
  else if (!env.DATABASE_URL && machineRoles.some((role) => !names.includes(role)))
    refuse(
      'POSTKIT_ROLES',
      'must be web,worker,recorder with SQLite. Set DATABASE_URL to a PostgreSQL database to share the work',
    );
  if (!isCount) refuse('POSTKIT_WEB_PROCESSES', `must be a whole number from 1 to ${mostProcesses}`);
  else if (!env.DATABASE_URL && count > 1)
    refuse(
      'POSTKIT_WEB_PROCESSES',
      'must be 1 with SQLite. Set DATABASE_URL to a PostgreSQL database to run more',
    );
  return faults;
}

function roleNames(env: RolesEnvironment): string[] {
  return (env.POSTKIT_ROLES || machineRoles.join()).split(',').map((name) => name.trim());
}

function processCount(env: RolesEnvironment): number {
  return Number(env.POSTKIT_WEB_PROCESSES || '1');
}

/** The process that serves the health port of a machine; null where web processes serve the same addresses on `PORT`. */
export function healthRole({ roles }: Pick<RolesOfMachine, 'roles'>): Exclude<MachineRole, 'web'> | null {
  if (roles.has('web')) return null;
  return roles.has('worker') ? 'worker' : 'recorder';
}
