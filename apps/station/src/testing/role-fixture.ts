import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';
import type { Role, RoleLink } from '../supervisor/role-messages.ts';
import { runRole } from '../supervisor/run-role.ts';

/** The state that a fixture role returns at `/`. */
export interface RoleFixtureState {
  pid: number;
  port: number;
  received: unknown[];
  /** `started` and `exited` events of the other role. */
  peer: string[];
  /** The processes, as the supervisor reports them. */
  processes: readonly ProcessHealth[];
}

/**
 * A role that only obeys its HTTP requests: `/start?recorder` starts the other one, `/send?word` sends it a word,
 * `/exit?code` ends this process, `/deaf` makes it ignore the request to stop,
 * `/loop` makes it loop for ever. `FIXTURE_FOLDER` is the folder without which a recorder does not work. A recorder's port travels as a message.
 */
export function runRoleFixture(role: Role): Promise<void> {
  process.stdout.write(`${role} begins\n`);
  return runRole({ role, explain: String, start: (link) => startFixture(role, link) });
}

async function startFixture(role: Role, link: RoleLink) {
  if (process.env['FIXTURE_FAILS'] === role) throw new Error(`the ${role} fixture fails`);
  const state: RoleFixtureState = { pid: process.pid, port: 0, received: [], peer: [], processes: [] };
  const folder = process.env['FIXTURE_FOLDER'];
  let isDeaf = false;
  link.onMessage((message) => void state.received.push(message));
  link.onExit(() => void state.peer.push('exited'));
  const actions: Record<string, (value: string) => void> = {
    '/start': () => link.start('recorder'),
    '/send': (word) => link.send(word),
    '/exit': (code) => process.exit(Number(code)),
    '/deaf': () => void (isDeaf = true),
    '/loop': () => {
      for (;;);
    },
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://fixture');
    actions[pathname]?.(search.slice(1));
    response.end(JSON.stringify({ ...state, processes: link.processes() } satisfies RoleFixtureState));
  });
  await once(server.listen(role === 'web' ? Number(process.env['PORT']) : 0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  state.port = port;
  link.onStart(() => {
    state.peer.push('started');
    if (role === 'recorder') link.send({ port, bytes: new Uint8Array([1, 2, 3]) });
  });
  process.stdout.write(`${role} listens on ${port}\n`);
  return {
    ...(folder !== undefined && role === 'recorder' ? { folder } : {}),
    ...(role === 'web' ? { address: { url: `http://127.0.0.1:${port}`, port } } : {}),
    close() {
      process.stdout.write(`${role} stops\n`);
      return isDeaf ? new Promise<void>(() => undefined) : Promise.resolve();
    },
  };
}
