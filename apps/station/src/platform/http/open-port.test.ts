import { describe, expect, it } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { openPort } from './open-port.ts';

async function urlOn(host: string | null): Promise<string> {
  const { url, port, close } = await openPort({ port: 0, host });
  await close();
  return url.replace(String(port), 'PORT');
}

describe('openPort', () => {
  it('returns an address that this machine can reach', async () => {
    expect(await Promise.all([null, '0.0.0.0', '127.0.0.1', 'localhost'].map(urlOn))).toEqual([
      'http://localhost:PORT',
      'http://localhost:PORT',
      'http://127.0.0.1:PORT',
      'http://localhost:PORT',
    ]);
  });

  it('listens on the given host only', async () => {
    const { port, close } = await openPort({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
    await close();
  });

  it('closes silent connections', async () => {
    const { close, serverFactory } = await openPort({ port: 0, host: '127.0.0.1' });
    const { head, idle, stalledResponse } = connectionLimits;
    expect(serverFactory(() => {})).toMatchObject({
      headersTimeout: head,
      keepAliveTimeout: idle,
      timeout: stalledResponse,
    });
    await close();
  });

  it('names the setting that is wrong', async () => {
    const taken = await openPort({ port: 0, host: '127.0.0.1' });
    await expect(openPort({ port: taken.port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${taken.port} is used by another program.`,
    );
    await taken.close();
    await expect(openPort({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'POSTKIT_HOST: this machine does not have the address 192.0.2.1.',
    );
    await expect(openPort({ port: 0, host: 'host.invalid' })).rejects.toThrow(
      'POSTKIT_HOST: there is no host named host.invalid.',
    );
  });
});
