import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { startSupervisorFixture } from '../testing/start-supervisor-fixture.ts';

/** Port of the recorder, which it sends to the web role as soon as both are ready. */
function recorderPort(received: readonly unknown[]): number {
  const sent = received.findLast(
    (message): message is { port: number } => typeof message === 'object' && message !== null,
  );
  return sent?.port ?? 0;
}

function start(env: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const supervisor = startSupervisorFixture(folder.path, env);
  onTestFinished(async () => {
    await supervisor.end();
    folder[Symbol.dispose]();
  });
  return { folder, supervisor };
}

/** Starts a supervisor with both roles, and returns their state. */
async function startBoth() {
  const { folder, supervisor } = start();
  const port = await supervisor.webPort();
  await supervisor.ask(port, '/start?recorder');
  const web = await supervisor.until(port, ({ received }) => recorderPort(received) > 0);
  const recorder = await supervisor.until(recorderPort(web.received), ({ peer }) => peer.length > 0);
  return { folder, supervisor, web, recorder };
}

const environmentOf = async (pid: number) => (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0');

describe('supervise', () => {
  it('starts the recorder once web asks for it, and relays messages both ways', async () => {
    const { supervisor, web, recorder } = await startBoth();
    expect(web).toMatchObject({
      received: [{ port: recorder.port, bytes: { 0: 1, 1: 2, 2: 3 } }],
      peer: ['started'],
    });
    await supervisor.ask(web.port, '/start?recorder');
    await supervisor.ask(web.port, '/send?ping');
    await supervisor.until(recorder.port, ({ received }) => received.includes('ping'));
    await supervisor.ask(recorder.port, '/send?pong');
    expect((await supervisor.until(web.port, ({ received }) => received.includes('pong'))).peer).toEqual([
      'started',
    ]);
  });

  it('makes the processes return freed memory, unless the operator has chosen how', async () => {
    const { web } = await startBoth();
    expect(await environmentOf(web.pid)).toEqual(
      expect.arrayContaining(['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=131072']),
    );
    const chosen = start({ MALLOC_ARENA_MAX: '8' }).supervisor;
    const { pid } = await chosen.ask(await chosen.webPort());
    expect(await environmentOf(pid)).toContain('MALLOC_ARENA_MAX=8');
  });

  it('restarts web on the same port when it dies, and leaves the recorder alone', async () => {
    const { supervisor, web, recorder } = await startBoth();
    process.kill(web.pid, 'SIGKILL');
    const after = await supervisor.until(
      web.port,
      ({ pid, received }) => pid !== web.pid && recorderPort(received) > 0,
    );
    expect(recorderPort(after.received)).toBe(recorder.port);
    const same = await supervisor.ask(recorder.port);
    expect(same).toMatchObject({ pid: recorder.pid, peer: ['started', 'exited', 'started'] });
    expect(supervisor.output()).toContain('"msg":"the web process died and is started again"');
  });

  it('restarts the recorder when it dies, and leaves web alone', async () => {
    const { supervisor, web, recorder } = await startBoth();
    process.kill(recorder.pid, 'SIGKILL');
    const after = await supervisor.until(
      web.port,
      ({ received }) => recorderPort(received) !== recorder.port,
    );
    expect(after).toMatchObject({ pid: web.pid, peer: ['started', 'exited', 'started'] });
  });

  it('does not restart a recorder that is done until web asks again', async () => {
    const { supervisor, web, recorder } = await startBoth();
    await supervisor.ask(recorder.port, '/exit?0').catch(() => undefined);
    await supervisor.until(web.port, ({ peer }) => peer.includes('exited'));
    await supervisor.ask(web.port, '/start?recorder');
    await supervisor.until(web.port, ({ peer }) => peer.length === 3);
    expect(supervisor.output()).not.toContain('died');
  });

  it('restarts web in order on SIGHUP, while the recorder keeps running', async () => {
    const { supervisor, web, recorder } = await startBoth();
    supervisor.signal('SIGHUP');
    await supervisor.until(web.port, ({ pid, peer }) => pid !== web.pid && peer.includes('started'));
    expect(supervisor.output()).toContain('web stops');
    expect(await supervisor.ask(recorder.port)).toMatchObject({ pid: recorder.pid });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops web and then the recorder on %s, and exits with 0',
    async (signal) => {
      const { folder, supervisor } = await startBoth();
      expect(existsSync(folder.file('postkit.lock.json'))).toBe(true);
      supervisor.signal(signal);
      expect(await supervisor.exited).toEqual({ code: 0, signal: null });
      expect(supervisor.output().match(/\w+ stops/g)).toEqual(['web stops', 'recorder stops']);
      expect(existsSync(folder.file('postkit.lock.json'))).toBe(false);
    },
  );

  it('kills a role that does not stop in time', async () => {
    const { supervisor, web } = await startBoth();
    await supervisor.ask(web.port, '/deaf');
    supervisor.signal('SIGTERM');
    expect(await supervisor.exited).toEqual({ code: 0, signal: null });
    expect(supervisor.output()).toContain('"msg":"the web process did not stop in time and is killed"');
    expect(supervisor.output()).toContain('recorder stops');
  });

  it('ends with the message of a web process that cannot start', async () => {
    const { supervisor } = start({ FIXTURE_FAILS: 'web' });
    expect(await supervisor.exited).toEqual({ code: 1, signal: null });
    expect(supervisor.output()).toBe('web begins\nError: the web fixture fails\n');
  });

  it('keeps running without a recorder that cannot start', async () => {
    const { supervisor } = start({ FIXTURE_FAILS: 'recorder' });
    const port = await supervisor.webPort();
    await supervisor.ask(port, '/start?recorder');
    await supervisor.until(port, () => supervisor.output().split('the recorder fixture fails').length > 2);
    expect((await supervisor.ask(port)).peer).not.toContain('started');
  });

  it('ends its roles when it is killed, and the next start waits for them', async () => {
    const { folder, supervisor, web, recorder } = await startBoth();
    // Roles that cannot notice the death of their supervisor.
    for (const { pid } of [web, recorder]) process.kill(pid, 'SIGSTOP');
    supervisor.signal('SIGKILL');
    const next = startSupervisorFixture(folder.path);
    onTestFinished(() => next.end());
    await expect.poll(next.output, { timeout: 30_000 }).toBe('web begins\n');
    // Enough time for a web process that does not wait.
    await once(spawn(process.execPath, ['--eval', '0']), 'exit');
    expect(next.output()).toBe('web begins\n');
    for (const { pid } of [web, recorder]) process.kill(pid, 'SIGCONT');
    const port = await next.webPort();
    expect((await next.ask(port)).pid).not.toBe(web.pid);
    await expect(supervisor.ask(recorder.port)).rejects.toThrow('fetch failed');
  });

  it('rejects a folder that another station uses, and names it', async () => {
    const { folder, supervisor } = start();
    const port = await supervisor.webPort();
    await expect
      .poll(() => readFile(folder.file('postkit.lock.json'), 'utf8'), { timeout: 30_000 })
      .toContain(String(port));
    const second = startSupervisorFixture(folder.path);
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.output()).toMatch(
      new RegExp(
        `^Another PostKit uses the data folder ${folder.path}: process ${supervisor.pid} on \\S+, http://127.0.0.1:${port}, since 20\\S+Z\\. Stop it first, or set POSTKIT_DATA`,
      ),
    );
    expect((await supervisor.ask(port)).port).toBe(port);
  });
});
