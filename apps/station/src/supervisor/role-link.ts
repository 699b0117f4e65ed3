import { hangLimits } from '../platform/heartbeat/hang-watch.ts';
import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';
import type { RoleLink, ToRole, ToSupervisor } from './role-messages.ts';

interface RoleEnd {
  readonly link: RoleLink;
  receive(message: ToRole): void;
  /**
   * Call it in each interval of heartbeats. Returns whether the supervisor stopped to respond since the last call.
   * @param ms time of this process that counts
   */
  tick(ms: number): boolean;
}

/** Creates a role's end of its link over `send`, which reaches the supervisor. Call `receive` with the supervisor's messages. */
export function createRoleLink(send: (message: ToSupervisor) => void): RoleEnd {
  const messages: ((message: unknown) => void)[] = [];
  const starts: (() => void)[] = [];
  const exits: (() => void)[] = [];
  let isPeerRunning = false;
  let known: readonly ProcessHealth[] = [];
  let silentMs = 0;

  const link: RoleLink = {
    send: (message) => send({ type: 'relay', message }),
    onMessage: (listener) => void messages.push(listener),
    start: (role) => send({ type: 'start', role }),
    onStart(listener) {
      starts.push(listener);
      if (isPeerRunning) listener();
    },
    onExit: (listener) => void exits.push(listener),
    processes,
  };

  /** Time without news of the supervisor is time without news of any process. */
  function processes(): ProcessHealth[] {
    const isSilent = silentMs >= hangLimits.report;
    const supervisor = {
      name: 'supervisor',
      state: isSilent ? 'silent' : 'works',
      silentMs,
      hangs: 0,
      hungAt: null,
    } as const;
    return [supervisor, ...known.map((one) => ({ ...one, silentMs: one.silentMs + silentMs }))];
  }

  function receive(message: ToRole): void {
    if (message.type === 'relay') for (const listener of messages) listener(message.message);
    if (message.type === 'processes') {
      known = message.processes;
      silentMs = 0;
    }
    if (message.type !== 'peer') return;
    isPeerRunning = message.state === 'started';
    for (const listener of isPeerRunning ? starts : exits) listener();
  }

  return {
    link,
    receive,
    tick(ms) {
      const before = silentMs;
      silentMs += ms;
      return before < hangLimits.report && silentMs >= hangLimits.report;
    },
  };
}
