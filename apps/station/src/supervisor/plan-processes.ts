import type { MachineRole, RolesOfMachine } from '../platform/roles.ts';
import type { Role } from './role-messages.ts';

/** A process that the supervisor keeps running. */
export interface PlannedProcess {
  readonly role: Role;
  /** Unique on the machine; its lock has this name. */
  readonly name: string;
  /** The work of the process. */
  readonly tasks: readonly MachineRole[];
  /** Whether it shares its port with others. */
  readonly sharesPort: boolean;
  /** Whether it runs only once another process asks for it. */
  readonly isOnDemand: boolean;
}

/** The processes of a machine. Where one web process does the jobs as well, they share their caches and their engine. */
export function planProcesses({ roles, webProcesses }: RolesOfMachine, isShared: boolean): PlannedProcess[] {
  const one = { sharesPort: false, isOnDemand: false };
  const both: MachineRole[] = ['web', 'worker'];
  const isJoint = both.every((role) => roles.has(role)) && webProcesses === 1;
  const sharesPort = webProcesses > 1;
  const webs = Array.from({ length: webProcesses }, (_, n) => ({
    ...one,
    role: 'web' as const,
    name: sharesPort ? `web-${n + 1}` : 'web',
    tasks: isJoint ? both : ['web' as const],
    sharesPort,
  }));
  return [
    ...(roles.has('web') ? webs : []),
    ...(roles.has('worker') && !isJoint
      ? [{ ...one, role: 'worker', name: 'worker', tasks: ['worker'] } as const]
      : []),
    ...(roles.has('recorder')
      ? [{ ...one, role: 'recorder', name: 'recorder', tasks: ['recorder'], isOnDemand: !isShared } as const]
      : []),
  ];
}
