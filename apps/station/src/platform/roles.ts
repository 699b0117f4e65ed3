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
 * @throws Error that names the wrong setting
 */
export function readRoles(env: RolesEnvironment): RolesOfMachine {
  const names = (env.POSTKIT_ROLES || machineRoles.join()).split(',').map((name) => name.trim());
  const roles = new Set(machineRoles.filter((role) => names.includes(role)));
  const unknown = names.filter((name) => !machineRoles.some((role) => role === name));
  if (unknown.length > 0) throw wrong('POSTKIT_ROLES', `must be a list of ${machineRoles.join(', ')}; ${unknown.join()} is none of them`);
  const webProcesses = Number(env.POSTKIT_WEB_PROCESSES || '1');
  if (!Number.isInteger(webProcesses) || webProcesses < 1 || webProcesses > mostProcesses)
    throw wrong('POSTKIT_WEB_PROCESSES', `must be a whole number from 1 to ${mostProcesses}`);
  if (!env.DATABASE_URL && roles.size < machineRoles.length)
    throw wrong('POSTKIT_ROLES', 'must be web,worker,recorder with SQLite. Set DATABASE_URL to a PostgreSQL database to share the work');
  if (!env.DATABASE_URL && webProcesses > 1)
    throw wrong('POSTKIT_WEB_PROCESSES', 'must be 1 with SQLite. Set DATABASE_URL to a PostgreSQL database to run more');
  return { roles, webProcesses };
}

/** The process that serves the health port of a machine; null where web processes serve the same addresses on `PORT`. */
export function healthRole({ roles }: Pick<RolesOfMachine, 'roles'>): Exclude<MachineRole, 'web'> | null {
  if (roles.has('web')) return null;
  return roles.has('worker') ? 'worker' : 'recorder';
}

function wrong(setting: string, problem: string): Error {
  return new Error(`Wrong setting: ${setting}: ${problem}`);
}
