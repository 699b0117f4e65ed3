import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Packet } from './play-day.ts';

/** Sends packets to an input. */
export interface PacketSender extends AsyncDisposable {
  /** Returns the outcome as a word: a status of HTTP, or `sent`. A failure is an outcome too. */
  send(packet: Packet): Promise<string>;
}

/**
 * Opens the way to an address: `http:`, `https:`, `tcp://host:port`, `udp://host:port`, or the path of a file, which is rewritten.
 * A connection of TCP stays open, and opens again after a failure.
 */
export function createSender(to: string): PacketSender {
  const url = URL.parse(to);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return createHttpSender(url);
  if (url?.protocol === 'tcp:') return createTcpSender(url.hostname, Number(url.port));
  if (url?.protocol === 'udp:') return createUdpSender(url.hostname, Number(url.port));
  return sender(async ({ bytes }) => {
    await writeFile(to, bytes);
    return 'written';
  });
}

function sender(send: PacketSender['send'], close: () => void = () => undefined): PacketSender {
  return {
    send: (packet) =>
      send(packet).catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    async [Symbol.asyncDispose]() {
      close();
    },
  };
}

function createHttpSender(url: URL): PacketSender {
  return sender(async ({ bytes, query, contentType }) => {
    const own = url.search.replace(/^\?/, '');
    const search = [own, query].filter((part) => part !== '').join('&');
    const address = `${url.origin}${url.pathname}${search === '' ? '' : `?${search}`}`;
    const response = await fetch(address, {
      method: query === '' ? 'POST' : 'GET',
      ...(query === '' && {
        body: Buffer.from(bytes),
        headers: { 'content-type': contentType || 'text/plain' },
      }),
    });
    await response.body?.cancel();
    return String(response.status);
  });
}

function createTcpSender(host: string, port: number): PacketSender {
  let socket: Socket | null = null;

  async function opened(): Promise<Socket> {
    if (socket && !socket.destroyed) return socket;
    socket = connect(port, host);
    socket.on('error', () => socket?.destroy());
    await once(socket, 'connect');
    return socket;
  }

  return sender(
    async ({ bytes, isEnd }) => {
      const connection = await opened();
      if (isEnd) connection.end(bytes);
      else connection.write(bytes);
      if (isEnd) socket = null;
      return 'sent';
    },
    () => socket?.destroy(),
  );
}

function createUdpSender(host: string, port: number): PacketSender {
  const socket = createSocket('udp4');
  const send = promisify<Uint8Array, number, string, void>((bytes, to, name, done) =>
    socket.send(bytes, to, name, (error) => done(error, undefined)),
  );
  return sender(
    async ({ bytes }) => {
      await send(bytes, port, host);
      return 'sent';
    },
    () => socket.close(),
  );
}
