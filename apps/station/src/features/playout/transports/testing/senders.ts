import { createHash } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { temporaryFolder } from '../../../../audio/testing/temporary-folder.ts';
import { freePort } from '../../../../testing/free-port.ts';
import type { TransportSetting } from '../open-transport.ts';
import { settle, testTransport, type TestTransport, type TestTransportOptions } from './test-transport.ts';

/** A peer of a transport that sends bytes in parts, as packets, chunks or writes. */
export interface Sender extends AsyncDisposable {
  readonly received: TestTransport;
  /** Sends one message, or several where a message is bytes of a stream. */
  send(parts: readonly (string | Uint8Array)[]): Promise<void>;
  /** Sends messages as fast as possible, each a line where messages are lines. */
  flood(lines: readonly string[]): Promise<void>;
}

export type SenderKind = TransportSetting['type'];

/** A server on a free port of this machine that ends its connections when its scope ends. */
export async function listening<S extends Server>(server: S): Promise<AsyncDisposable & { port: number }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export const httpServer = (listener: RequestListener) => listening(createHttpServer(listener));

/** An open connection to a port of this machine. */
export async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Writes parts as packets of their own. */
export async function writeParts(socket: Socket, parts: readonly (string | Uint8Array)[]): Promise<void> {
  socket.setNoDelay(true);
  for (const part of parts) {
    socket.write(part);
    await settle(2);
  }
  await settle();
}

async function tcpServerSender(options: TestTransportOptions): Promise<Sender> {
  const port = await freePort();
  const received = testTransport({ type: 'tcp-server', port }, { ...options, ports: [port] });
  await received.until(() => received.state().startsWith('waiting'));
  const socket = await connected(port);
  return {
    received,
    send: (parts) => writeParts(socket, parts),
    flood: (lines) => writeParts(socket, [`${lines.join('\n')}\n`]),
    async [Symbol.asyncDispose]() {
      socket.destroy();
      await received.close();
    },
  };
}

async function tcpClientSender(options: TestTransportOptions): Promise<Sender> {
  const server = createServer();
  const listener = await listening(server);
  const connection = once(server, 'connection');
  const received = testTransport({ type: 'tcp-client', host: '127.0.0.1', port: listener.port }, options);
  const [socket] = (await connection) as [Socket];
  return {
    received,
    send: (parts) => writeParts(socket, parts),
    flood: (lines) => writeParts(socket, [`${lines.join('\n')}\n`]),
    async [Symbol.asyncDispose]() {
      await received.close();
      await listener[Symbol.asyncDispose]();
    },
  };
}

async function udpSender(options: TestTransportOptions): Promise<Sender> {
  const port = await freePort();
  const received = testTransport({ type: 'udp', port }, { ...options, ports: [port] });
  await received.until(() => received.state().startsWith('waiting'));
  const socket = createSocket('udp4');
  return {
    received,
    async send(parts) {
      for (const part of parts) {
        socket.send(part, port, '127.0.0.1');
        await settle(2);
      }
      await settle();
    },
    async flood(lines) {
      for (const [n, line] of lines.entries()) {
        socket.send(line, port, '127.0.0.1');
        // The system drops datagrams that are not read in time.
        if (n % 50 === 0) await settle(4);
      }
      await settle();
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await received.close();
    },
  };
}

/** Each call of `send` is the body of the next response. */
async function pollSender(options: TestTransportOptions): Promise<Sender> {
  let parts: readonly (string | Uint8Array)[] = [];
  async function respond(response: ServerResponse): Promise<void> {
    for (const part of parts) {
      response.write(part);
      await settle(2);
    }
    response.end();
  }
  const server = await httpServer((_request, response) => void respond(response));
  const url = `http://127.0.0.1:${server.port}/now`;
  const received = testTransport({ type: 'http-poll', url, every_s: 1 }, options);
  await received.until(() => received.state().startsWith('connected'));
  async function send(next: readonly (string | Uint8Array)[]): Promise<void> {
    parts = next;
    const before = received.deliveries.length + received.remarks.length;
    await received.advanceUntil(() => received.deliveries.length + received.remarks.length > before);
  }
  return {
    received,
    send,
    flood: (lines) => send([lines.join('\n')]),
    async [Symbol.asyncDispose]() {
      await received.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Each call of `send` is an event, whose bytes come in parts. */
async function sseSender(options: TestTransportOptions): Promise<Sender> {
  const writers: ((part: string | Uint8Array) => void)[] = [];
  const server = await httpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    writers.push((part) => void response.write(part));
  });
  const received = testTransport({ type: 'sse', url: `http://127.0.0.1:${server.port}/events` }, options);
  await received.until(() => received.state().startsWith('connected'));
  async function send(parts: readonly (string | Uint8Array)[]): Promise<void> {
    for (const part of ['data: ', ...parts, '\n\n']) {
      writers.at(-1)?.(part);
      await settle(2);
    }
    await settle();
  }
  return {
    received,
    send,
    flood: (lines) => send([lines.join('\n\ndata: ')]),
    async [Symbol.asyncDispose]() {
      await received.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** A frame of a websocket server (RFC 6455, section 5.2). */
export function frame(opcode: number, payload: Uint8Array | string, isFinal = true): Buffer {
  const bytes = Buffer.from(payload);
  const size = bytes.length < 126 ? Buffer.from([bytes.length]) : Buffer.alloc(bytes.length < 65_536 ? 3 : 9);
  if (bytes.length >= 65_536) {
    size[0] = 127;
    size.writeBigUInt64BE(BigInt(bytes.length), 1);
  } else if (bytes.length >= 126) {
    size[0] = 126;
    size.writeUInt16BE(bytes.length, 1);
  }
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode]), size, bytes]);
}

/** A server of websockets that gives each opened connection to `opened`. */
export function websocketServer(opened: (socket: Socket) => void) {
  const server = createHttpServer();
  server.on('upgrade', (request, socket: Socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    opened(socket);
  });
  return listening(server);
}

/** Each call of `send` is a message, whose parts are its fragments. */
async function websocketSender(options: TestTransportOptions): Promise<Sender> {
  const sockets: Socket[] = [];
  const server = await websocketServer((socket) => sockets.push(socket));
  const url = `ws://127.0.0.1:${server.port}/live`;
  const received = testTransport({ type: 'websocket', url, subscribe: '' }, options);
  await received.until(() => received.state().startsWith('connected'));
  return {
    received,
    send(parts) {
      const last = parts.length - 1;
      const frames = parts.map((part, index) => frame(index === 0 ? 1 : 0, part, index === last));
      return writeParts(sockets.at(-1) as Socket, frames);
    },
    flood: (lines) =>
      writeParts(sockets.at(-1) as Socket, [Buffer.concat(lines.map((line) => frame(1, line)))]),
    async [Symbol.asyncDispose]() {
      await received.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Each call of `send` replaces the file; its parts are written one after another, with looks between them. */
async function fileSender(options: TestTransportOptions): Promise<Sender> {
  const folder = temporaryFolder();
  const path = folder.file('now.xml');
  const received = testTransport({ type: 'file', path }, { ...options, folders: [folder.path] });
  await received.until(() => received.armed(500) > 0);
  async function send(parts: readonly (string | Uint8Array)[]): Promise<void> {
    const before = received.deliveries.length + received.remarks.length;
    writeFileSync(path, '');
    for (const part of parts) {
      appendFileSync(path, part);
      await received.look();
    }
    while (received.deliveries.length + received.remarks.length === before) await received.look();
  }
  return {
    received,
    send,
    flood: (lines) => send([lines.join('\n')]),
    async [Symbol.asyncDispose]() {
      await received.close();
      folder[Symbol.dispose]();
    },
  };
}

/** A transport of each kind with a peer that sends to it. */
export const senders: Readonly<Record<SenderKind, (options: TestTransportOptions) => Promise<Sender>>> = {
  'tcp-server': tcpServerSender,
  'tcp-client': tcpClientSender,
  udp: udpSender,
  'http-poll': pollSender,
  sse: sseSender,
  websocket: websocketSender,
  file: fileSender,
};
