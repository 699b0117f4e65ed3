import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { portFault, portRefusal } from './allowed-port.ts';
import type { Session } from './keep-open.ts';
import { aborted } from './pause.ts';
import { peerOf } from './read-connection.ts';
import { splitWhole } from './split-whole.ts';
import { TransportFault } from './transport-fault.ts';

/** Receives datagrams on a port of every address of this machine; each is a message, or holds several. */
export async function receiveUdp(port: number, session: Session): Promise<void> {
  const { deps, host, intake, signal } = session;
  const refusal = portRefusal(port, deps.ports, 'UDP');
  if (refusal !== null) throw new TransportFault(refusal, { isFinal: true });
  const sockets = [createSocket('udp4'), createSocket({ type: 'udp6', ipv6Only: true })];
  const [version4, version6] = sockets as [Socket, Socket];

  function receive(bytes: Uint8Array, { address }: RemoteInfo): void {
    session.report('connected');
    // A datagram counts before it is searched for messages: a sender of datagrams cannot be paused.
    if (bytes.length === 0 || !intake.admit()) return;
    const origin = { peer: peerOf(address), arrived_ms: deps.clock.now() };
    void intake.take(splitWhole(host.framing, bytes), { ...origin, isAdmitted: true });
  }

  const failed = new Promise<never>((_resolve, reject) => {
    version4.on('error', (error) => reject(portFault(port, 'UDP', error)));
  });
  // A machine may have no IPv6.
  version6.on('error', () => {});
  for (const socket of sockets) socket.on('message', receive);
  version6.bind({ port, exclusive: true });
  version4.bind({ port, exclusive: true }, () =>
    session.report('waiting', `Nothing has come on UDP port ${port} yet.`),
  );
  try {
    await Promise.race([failed, aborted(signal)]);
  } finally {
    for (const socket of sockets) closeQuietly(socket);
  }
}

/** A socket that could not be bound is closed already. */
function closeQuietly(socket: Socket): void {
  try {
    socket.close();
  } catch {
    // It is not open.
  }
}
