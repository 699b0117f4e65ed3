import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { playoutInputs, playoutInputWithToken, type PlayoutTransport } from '@postkit/sdk/schema';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { freePort } from '../../testing/free-port.ts';
import { stationTest } from '../../testing/station-test.ts';

const slow = { timeout: 20_000, interval: 50 };
const folder = temporaryFolder();
let port = 0;

beforeAll(async () => {
  port = await freePort();
  return () => folder[Symbol.dispose]();
});

const { server, admin } = stationTest(() => ({
  env: { POSTKIT_PLAYOUT_PORTS: String(port), POSTKIT_PLAYOUT_FOLDERS: folder.path },
}));

const call = (rest: string, method: string, json?: unknown) =>
  server.call(`/${server.slug}/api/v1/playout/${rest}`, {
    method,
    as: admin,
    ...(json !== undefined && { json }),
  });

async function addInput(transport: PlayoutTransport) {
  const response = await call('inputs/', 'POST', { name: transport.type, system: 'zetta', transport });
  expect(response.status).toBe(201);
  const { input } = playoutInputWithToken.parse(await response.json());
  await server.features.playout.settled();
  return input.id;
}

async function inputOf(id: number) {
  const { inputs } = playoutInputs.parse(await (await call('inputs/', 'GET')).json());
  return inputs.find((input) => input.id === id);
}

const zetta = (title: string) =>
  `<ZettaLite Version="1"><LogEvent Type="SONG" Status="CURRENT" StartTime="${new Date().toISOString()}"><Asset Title="${title}" Artist1="Imogen Tallow" ThirdPartyId="${title}" AssetTypeName="SONG"/></LogEvent></ZettaLite>`;

describe('inputs with a transport of their own', { timeout: 60_000 }, () => {
  it('read what a playout system sends over TCP, in any pieces, and over UDP', async () => {
    const tcp = await addInput({ type: 'tcp-server', port: port });
    await expect
      .poll(async () => (await inputOf(tcp))?.state_reason, slow)
      .not.toMatch(/could not be opened/);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    for (const piece of (zetta('Salt') + zetta('Rook')).match(/.{1,50}/gs) ?? []) socket.write(piece);
    await expect.poll(async () => (await inputOf(tcp))?.on_air?.title, slow).toBe('Rook');
    // Another name does not interrupt the connection.
    await call(`inputs/${tcp}/`, 'PATCH', { name: 'Studio 1', offset_ms: 2000 });
    await server.features.playout.settled();
    socket.write(zetta('Night Ferry'));
    await expect.poll(async () => (await inputOf(tcp))?.on_air?.title, slow).toBe('Night Ferry');
    expect((await inputOf(tcp))?.name).toBe('Studio 1');
    socket.destroy();
    const udp = await addInput({ type: 'udp', port: port });
    const sender = createSocket('udp4');
    await expect
      .poll(async () => {
        sender.send(zetta('Blue Lantern'), port, '127.0.0.1');
        return (await inputOf(udp))?.on_air?.title;
      }, slow)
      .toBe('Blue Lantern');
    sender.close();
  });

  it('read a file that a playout system rewrites, and stop when they are off', async () => {
    const path = folder.file('now.xml');
    await writeFile(path, zetta('Harbour Mile'));
    const id = await addInput({ type: 'file', path });
    await expect.poll(async () => (await inputOf(id))?.on_air?.title, slow).toBe('Harbour Mile');
    await writeFile(`${path}.new`, zetta('Night Ferry'));
    await rename(`${path}.new`, path);
    await expect.poll(async () => (await inputOf(id))?.on_air?.title, slow).toBe('Night Ferry');
    await call(`inputs/${id}/`, 'PATCH', { active: false });
    await server.features.playout.settled();
    expect(await inputOf(id)).toMatchObject({ state: 'off', on_air: { title: 'Night Ferry' } });
  });

  it.each<readonly [string, () => PlayoutTransport, RegExp]>([
    ['a port that the operator does not allow', () => ({ type: 'udp', port: 1 }), /POSTKIT_PLAYOUT_PORTS/],
    [
      'a file outside of the folders',
      () => ({ type: 'file', path: '/etc/passwd' }),
      /POSTKIT_PLAYOUT_FOLDERS/,
    ],
    [
      'an address of a private network',
      () => ({ type: 'http-poll', url: 'http://127.0.0.1:8000/', every_s: 5 }),
      /private network/,
    ],
  ])('are refused for %s', async (_name, transport, message) => {
    const response = await call('inputs/', 'POST', { name: 'A', system: 'zetta', transport: transport() });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toMatch(message);
  });
});
