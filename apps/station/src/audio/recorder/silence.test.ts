import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startSilence } from './silence.ts';

const ms = 50;
const server = createServer();
afterEach(() => void server.close());

/** A connection of this process with itself. */
async function connectHere(): Promise<{ sender: Socket; receiver: Socket }> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const receiver = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [sender] = (await once(server, 'connection')) as [Socket];
  return { sender, receiver };
}

/** Stops this process, with its timers and sockets, for longer than the wait for audio. */
function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * ms);
}

describe('startSilence', () => {
  it('first lets a process that stood still receive what arrived meanwhile', async () => {
    const { sender, receiver } = await connectHere();
    const calls: string[] = [];
    const silence = startSilence(ms, () => calls.push('silent'));
    const received = once(receiver, 'data').then(() => {
      calls.push('received');
      silence.end();
    });
    sender.write('audio');
    standStill();
    await received;
    for (let left = 4; left > 0; left -= 1) await turn();
    expect(calls).toEqual(['received']);
    receiver.destroy();
  });

  it('calls back unless it ended', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    startSilence(1, () => resolve('the ended one')).end();
    startSilence(2, () => resolve('the other'));
    expect(await promise).toBe('the other');
  });
});
