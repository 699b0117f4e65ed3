import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';

/**
 * A station on one machine runs as up to three processes:
 *
 * - the supervisor (`main.ts`) holds the lock of the station's folder, starts the roles and relays their messages;
 * - `web` (`web-process.ts`) is the server with its jobs; it always runs;
 * - `recorder` (`recorder-process.ts`) records streams; it runs once web starts it.
 *
 * With PostgreSQL, machines share the work, and each runs the processes of its roles (`plan-processes.ts`): several of `web`,
 * one of `worker` (`worker-process.ts`) for the jobs, and `recorder` all the time. They share nothing but the database, and
 * their links carry no messages.
 *
 * A role that dies is restarted after a pause; the others keep running. One that hangs is killed: the supervisor and its roles
 * exchange heartbeats (`platform/heartbeat`). Each role calls `runRole`, which passes it its
 * `RoleLink` to the other role.
 */
export type Role = 'web' | 'worker' | 'recorder';

/** The role at the other end of a role's link. */
export const peerOf: Readonly<Record<Exclude<Role, 'worker'>, Role>> = { web: 'recorder', recorder: 'web' };

/**
 * One role's link to the other. The supervisor relays messages in order, as structured clones, and drops them while the
 * other role is not running: after `onStart`, send the other role its state again. Data that must survive
 * a crash belongs in the database.
 */
export interface RoleLink<Sent = unknown, Received = unknown> {
  send(message: Sent): void;
  onMessage(listener: (message: Received) => void): void;
  /**
   * Keeps a role running from now on; repeated calls have no effect. A role that exits with code 0 is done and stays
   * stopped until the next call; a role that dies is restarted.
   */
  start(role: Role): void;
  /** Called when the other role is ready for messages, and at once if it already is. */
  onStart(listener: () => void): void;
  /** Called when the other role's process has exited. */
  onExit(listener: () => void): void;
  /** The processes of this machine as the supervisor saw them last, and the supervisor itself. */
  processes(): readonly ProcessHealth[];
}

/** Where the web role listens. */
export interface ServerAddress {
  readonly url: string;
  readonly port: number;
}

/** Messages from a role to the supervisor. */
export type ToSupervisor =
  /** The role works and receives messages. */
  | { readonly type: 'ready'; readonly address: ServerAddress | null }
  /** The role cannot start; it exits. */
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'start'; readonly role: Role }
  | { readonly type: 'relay'; readonly message: unknown }
  /** A heartbeat of the main thread. */
  | { readonly type: 'beat'; readonly isDiskBlocked: boolean; readonly media: ProcessHealth | null };

/** Messages from the supervisor to a role. */
export type ToRole =
  | { readonly type: 'peer'; readonly state: 'started' | 'exited' }
  | { readonly type: 'relay'; readonly message: unknown }
  /** A heartbeat of the supervisor. */
  | { readonly type: 'processes'; readonly processes: readonly ProcessHealth[] }
  /** Finish running work and exit. */
  | { readonly type: 'stop' };
