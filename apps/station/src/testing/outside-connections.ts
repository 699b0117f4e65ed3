import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const isThisMachine = (address: string) => /^(?:127\.|::1$|::ffff:127\.|localhost$)/.test(address);

/**
 * Calls a listener with each host that this process looks up, and each address that it connects to, on another machine.
 * Returns the function that ends it.
 */
export function watchOutsideConnections(onConnection: (address: string) => void): () => void {
  const report = (address: string) => void (isThisMachine(address) || onConnection(address));
  const watch = (message: unknown) => {
    const { socket } = message as { readonly socket: Socket };
    socket.on('lookup', (_error, _address, _family, host: string) => report(host));
    socket.on('connectionAttempt', report);
  };
  subscribe('net.client.socket', watch);
  return () => void unsubscribe('net.client.socket', watch);
}
