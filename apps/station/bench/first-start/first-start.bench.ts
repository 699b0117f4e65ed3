// Starts a fresh clone of this commit with `npm start`, until its first administrator can sign in, and a new project of Payload, a
// self-hosted workspace on Next.js, React and SQLite, with install, migration, build and start, until its first user can sign in. The
// packages of both are in pnpm's store. Then starts both again. PostKit makes its demo and builds its documentation later, beside the
// running station, so those are not in the figures.
// node --conditions=postkit-source apps/station/bench/first-start/first-start.bench.ts
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@postkit/sdk';
import { makePayloadProject, payloadEnvironment } from './payload-project.ts';
import { freePort, runCommand, runUntilReady, type Cost } from './run-until-ready.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const user = { email: 'admin@harbour.example', password: 'a password for benchmarks' };

interface Starts {
  readonly first: Cost;
  readonly second: Cost;
}

async function startPostKit(folder: string, log: string): Promise<Starts> {
  await runCommand(['git', 'clone', '--quiet', root, folder], { cwd: root, log });
  const port = await freePort();
  const client = createClient({ baseUrl: `http://localhost:${port}` });
  const isReady = async () => {
    await client.sessions.signIn(user.email, user.password);
    return true;
  };
  const env = { PORT: String(port), POSTKIT_ADMIN_EMAIL: user.email, POSTKIT_ADMIN_PASSWORD: user.password };
  const start = () => runUntilReady([['npm', 'start']], isReady, { cwd: folder, env, log });
  return startTwice(start, start);
}

async function startPayload(folder: string, log: string): Promise<Starts> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  await makePayloadProject(folder, packageManager, log);
  const port = await freePort();
  const isAccepted = (path: string) => async () => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(user),
    };
    const response = await fetch(`http://localhost:${port}/api/users/${path}`, request);
    await response.arrayBuffer();
    return response.ok;
  };
  const run = {
    cwd: folder,
    env: { ...payloadEnvironment, NODE_ENV: 'production', PORT: String(port) },
    log,
  };
  const serve = ['npx', 'next', 'start'] as const;
  const commands = [
    ['npx', '-y', packageManager, 'install', '--frozen-lockfile', '--prod=false'],
    ['npx', 'payload', 'migrate'],
    ['npx', 'next', 'build'],
    serve,
  ] as const;
  return startTwice(
    () => runUntilReady(commands, isAccepted('first-register'), run),
    () => runUntilReady([serve], isAccepted('login'), run),
  );
}

async function startTwice(
  first: () => ReturnType<typeof runUntilReady>,
  second: typeof first,
): Promise<Starts> {
  const one = await first();
  await one.stop();
  const two = await second();
  await two.stop();
  return { first: one, second: two };
}

function result(name: string, ours: number, peer: number, budget: string) {
  return { name, ours: ours / 1000, peer: peer / 1000, ratio: ours / peer, unit: 's', budget };
}

const folder = await mkdtemp(join(tmpdir(), 'postkit-first-start-'));
let isMeasured = false;
try {
  const payload = await startPayload(join(folder, 'payload'), join(folder, 'payload.log'));
  const postkit = await startPostKit(join(folder, 'postkit'), join(folder, 'postkit.log'));
  isMeasured = true;
  const name = 'first start of a fresh clone, until a user can sign in';
  console.log(
    JSON.stringify([
      result(`${name}, against Payload`, postkit.first.wallMs, payload.first.wallMs, '<= 30 s and <= 1 x'),
      result(`${name}: processor time, against Payload`, postkit.first.cpuMs, payload.first.cpuMs, '<= 1 x'),
      result(
        'second start, until a user can sign in, against Payload',
        postkit.second.wallMs,
        payload.second.wallMs,
        '<= 1 s',
      ),
    ]),
  );
} finally {
  if (isMeasured) await rm(folder, { recursive: true, force: true });
}
