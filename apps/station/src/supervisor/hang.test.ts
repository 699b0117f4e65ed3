import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { probeName } from '../platform/heartbeat/disk-probe.ts';
import type { RoleFixtureState } from '../testing/role-fixture.ts';
import { startSupervisorFixture } from '../testing/start-supervisor-fixture.ts';

/** Starts a supervisor with limits of seconds and both roles. The recorder writes to the folder `disk`. */
async function start() {
  const folder = temporaryFolder();
  const disk = temporaryFolder();
  const supervisor = startSupervisorFixture(folder.path, {
    FIXTURE_IMPATIENT: '1',
    FIXTURE_FOLDER: disk.path,
  });
  onTestFinished(async () => {
    await supervisor.end();
    disk[Symbol.dispose]();
    folder[Symbol.dispose]();
  });
  const port = await supervisor.webPort();
  await supervisor.ask(port, '/start?recorder');
  const web = await supervisor.until(port, ({ received }) => received.length > 0);
  return { supervisor, disk, web, recorder: await supervisor.ask(recorderPort(web)) };
}

function recorderPort({ received }: RoleFixtureState): number {
  return (received.at(-1) as { port: number }).port;
}

/** Whether the supervisor reports this state of a process to the role. */
const shows = (name: string, state: string) => (role: RoleFixtureState) =>
  role.processes.some((process) => process.name === name && process.state === state);

describe('supervise', { timeout: 120_000 }, () => {
  it('reports a recorder that is stopped, kills it and starts it again, and notifies web', async () => {
    const { supervisor, web, recorder } = await start();
    expect(await supervisor.until(web.port, shows('recorder', 'works'))).toMatchObject({
      processes: [
        { name: 'supervisor', state: 'works', hangs: 0 },
        { name: 'web', state: 'works', hangs: 0, hungAt: null },
        { name: 'recorder', state: 'works', hangs: 0, hungAt: null },
      ],
    });
    process.kill(recorder.pid, 'SIGSTOP');
    await supervisor.until(web.port, shows('recorder', 'silent'));
    const after = await supervisor.until(
      web.port,
      (state) => state.received.length > web.received.length && shows('recorder', 'works')(state),
    );
    expect(after.pid).toBe(web.pid);
    expect(after.processes).toContainEqual(
      expect.objectContaining({ name: 'recorder', hangs: 1, hungAt: expect.any(Number) }),
    );
    expect((await supervisor.ask(recorderPort(after))).pid).not.toBe(recorder.pid);
    expect(supervisor.output()).toMatch(
      /the recorder process does not respond[^]*the recorder process hangs and is killed[^]*signal SIGKILL/,
    );
  });

  it('kills a web process that loops, and starts it again on the same port', async () => {
    const { supervisor, web, recorder } = await start();
    supervisor.ask(web.port, '/loop').catch(() => undefined);
    const after = await supervisor.until(web.port, ({ pid }) => pid !== web.pid);
    expect(after.port).toBe(web.port);
    expect((await supervisor.ask(recorder.port)).pid).toBe(recorder.pid);
    expect(supervisor.output()).toContain('"msg":"the web process hangs and is killed"');
  });

  it('kills a recorder whose disk does not respond, while its other work continues', async () => {
    const { supervisor, disk, web, recorder } = await start();
    // A file without a reader blocks like a disk that is gone.
    const file = disk.file(probeName);
    await expect.poll(() => tryRemove(file), { timeout: 30_000 }).toBe(true);
    execFileSync('mkfifo', [file]);
    await supervisor.until(web.port, shows('recorder', 'silent'));
    expect((await supervisor.ask(recorder.port)).pid).toBe(recorder.pid);
    await supervisor.until(web.port, ({ processes }) => processes.some(({ hangs }) => hangs > 0));
    rmSync(join(disk.path, probeName));
    await supervisor.until(web.port, shows('recorder', 'works'));
    expect(supervisor.output()).toMatch(
      /the recorder process hangs and is killed[^\n]*|its disk does not respond/,
    );
  });

  it('lets the roles report a supervisor that hangs, which keeps them running', async () => {
    const { supervisor, web, recorder } = await start();
    process.kill(supervisor.pid, 'SIGSTOP');
    await supervisor.until(web.port, shows('supervisor', 'silent'));
    process.kill(supervisor.pid, 'SIGCONT');
    expect((await supervisor.until(web.port, shows('supervisor', 'works'))).pid).toBe(web.pid);
    expect((await supervisor.ask(recorder.port)).pid).toBe(recorder.pid);
    expect(supervisor.output()).toContain('"msg":"the supervisor does not respond"');
    expect(supervisor.output()).not.toContain('is killed');
  });
});

/** Whether the file was there. */
function tryRemove(path: string): boolean {
  try {
    rmSync(path);
    return true;
  } catch {
    return false;
  }
}
