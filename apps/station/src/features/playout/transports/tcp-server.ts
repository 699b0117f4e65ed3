import { createServer, type Server, type Socket } from 'node:net';
import { portRefusal, portFault } from './allowed-port.ts';
import { createPace } from './create-pace.ts';
import type { Session } from './keep-open.ts';
import { aborted } from './pause.ts';
import { peerOf, readConnection } from './read-connection.ts';
import { TransportFault } from './transport-fault.ts';

const mostConnections = 16;
/** Milliseconds after which a silent connection is asked whether its other side is still there. */
export const keepAlive_ms = 60_000;

interface Connection {
  readonly socket: Socket;
  readonly peer: string;
  heard_ms: number;
}

/** Listens on a port of every address of this machine, and reads the messages of those who connect. */
export async function serveTcp(port: number, session: Session): Promise<void> {
  const { deps, signal } = session;
  const refusal = portRefusal(port, deps.ports, 'TCP');
  if (refusal !== null) throw new TransportFault(refusal, { isFinal: true });
  const connections = new Set<Connection>();
  const reads = new Set<Promise<void>>();
  const pace = createPace(deps.clock);
  // The reply to the last message goes out after the sender has closed its side.
  const server = createServer({ allowHalfOpen: true, keepAlive: true, keepAliveInitialDelay: keepAlive_ms });
  server.on('connection', (socket) => admit(socket));

  const report = () => {
    if (connections.size > 0) session.report('connected');
    else session.report('waiting', `No playout system is connected to TCP port ${port}.`);
  };

  function admit(socket: Socket): void {
    const connection = { socket, peer: peerOf(socket.remoteAddress), heard_ms: deps.clock.now() };
    // A socket without a listener for errors would end the process.
    socket.on('error', () => {});
    socket.once('close', () => {
      connections.delete(connection);
      report();
    });
    connections.add(connection);
    const reading = read(connection).finally(() => reads.delete(reading));
    reads.add(reading);
    makeRoom();
    report();
  }

  async function read(connection: Connection): Promise<void> {
    const { socket, peer } = connection;
    const onBytes = () => {
      connection.heard_ms = deps.clock.now();
    };
    const onStored = () => reply(socket, session.host.reply);
    await readConnection(socket, { session, pace, peer, onBytes, onStored }).catch(() => undefined);
    socket.end();
    socket.destroySoon();
  }

  /** Disconnects the connection that was silent for longest, of the address with the most. */
  function makeRoom(): void {
    if (connections.size <= mostConnections) return;
    const countOf = (peer: string) => [...connections].filter((one) => one.peer === peer).length;
    const [first] = [...connections].toSorted(
      (one, other) => countOf(other.peer) - countOf(one.peer) || one.heard_ms - other.heard_ms,
    );
    if (!first) return;
    connections.delete(first);
    first.socket.destroy();
    const text = `${first.peer} was disconnected, because more than ${mostConnections} connections were open.`;
    session.intake.remark({ level: 'ignored', text });
  }

  try {
    await Promise.race([listenUntilFault(server, port, report), aborted(signal)]);
  } finally {
    server.close();
    for (const { socket } of connections) socket.destroy();
    await Promise.all(reads);
  }
}

function listenUntilFault(server: Server, port: number, onListening: () => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    server.once('error', (error) => reject(portFault(port, 'TCP', error)));
    server.listen({ port, exclusive: true }, onListening);
  });
}

/** A peer that does not read gets no further replies, so that none pile up. */
function reply(socket: Socket, text: string): void {
  if (text !== '' && socket.writable && !socket.writableNeedDrain) socket.write(text);
}
