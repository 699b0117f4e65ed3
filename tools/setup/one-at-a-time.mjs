import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Does a work alone among all processes of this machine that name it the same, one after another. The kernel ends the turn of a
 * process that dies. Elsewhere than on Linux it does the work at once.
 * @template T
 * @param {string} name such as a path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, work) {
  if (process.platform !== 'linux') return work();
  // A socket without a file.
  const address = `\0postkit-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  const turn = await take(address);
  try {
    return await work();
  } finally {
    turn.close();
    for (const socket of turn.waiting) socket.destroy();
  }
}

/**
 * Listens on the address as soon as no other process does: a process that waits is connected to the one that has the turn.
 * @param {string} address
 * @returns {Promise<{ close: () => void, waiting: Set<import('node:net').Socket> }>}
 */
async function take(address) {
  for (;;) {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      // A process that stops waiting resets its connection.
      socket.on('error', () => undefined).on('close', () => waiting.delete(socket));
    });
    try {
      await once(server.listen(address), 'listening');
      return { close: () => server.close(), waiting };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
    await ended(address);
  }
}

/**
 * Resolves when the process that listens has ended its turn.
 * @param {string} address
 * @returns {Promise<void>}
 */
function ended(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    // Refused if the turn ended meanwhile.
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.resume();
  });
}
