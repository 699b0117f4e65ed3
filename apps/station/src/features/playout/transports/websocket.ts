import type { Socket } from 'node:net';
import { Agent, buildConnector, WebSocket } from 'undici';
import { finalRefusal } from '../../../platform/fetch/final-refusal.ts';
import { checkedLookup, refuseAddress } from '../../../platform/fetch/refuse-address.ts';
import { stationAgent } from '../../../platform/fetch/station-agents.ts';
import { createPace } from './create-pace.ts';
import { isKeepAlive } from './keep-alive.ts';
import type { Session } from './keep-open.ts';
import { TransportFault } from './transport-fault.ts';

/** Bytes of a message at most, after decompression; a longer one ends the connection. */
const mostBytes = 262_144;

/**
 * Connects to a websocket by the same rules as for fetched addresses; each message of it is one. The client responds to pings, and
 * redirects are not followed.
 */
export async function readWebsocket(
  { url, subscribe }: { readonly url: string; readonly subscribe: string },
  session: Session,
): Promise<void> {
  const { deps, intake, signal } = session;
  session.report('waiting', 'The station connects to the server.');
  refuse(url, deps.allowPrivate);
  const connect = buildConnector({ timeout: 10_000, lookup: checkedLookup(deps.allowPrivate) });
  const link: { error: Error | null; connection: Socket | null } = { error: null, connection: null };
  const agent = new Agent({
    connect: (target, done) =>
      connect(target, (...result) => {
        [link.error, link.connection] = result;
        done(...result);
      }),
    headersTimeout: 20_000,
    webSocket: { maxPayloadSize: mostBytes },
  });
  const socket = new WebSocket(url, { dispatcher: agent, headers: { 'user-agent': stationAgent } });
  socket.binaryType = 'arraybuffer';
  const peer = URL.parse(url)?.hostname ?? '';
  // A server that does not close its side after either side has said so must not keep the connection.
  const leave = () => {
    if (socket.readyState >= WebSocket.CLOSING) link.connection?.destroySoon();
  };
  const close = () => {
    socket.close(1000);
    leave();
  };
  signal.addEventListener('abort', close, { once: true });
  let isOpen = false;
  let held = 0;
  const pace = createPace(deps.clock);

  /** The client has no way to wait, so the connection below it does. */
  async function hold(work: Promise<unknown>): Promise<void> {
    held += 1;
    link.connection?.pause();
    await work;
    held -= 1;
    if (held === 0) link.connection?.resume();
  }

  socket.addEventListener('open', () => {
    isOpen = true;
    if (signal.aborted) return close();
    if (subscribe !== '') socket.send(subscribe);
    session.report('connected');
    link.connection?.on('data', (chunk: Uint8Array) => {
      void hold(pace(chunk.length, signal));
      setImmediate(leave);
    });
  });
  socket.addEventListener('message', ({ data }: { data: unknown }) => {
    const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : Buffer.from(String(data));
    if (bytes.length < 16 && isKeepAlive(Buffer.from(bytes).toString())) return;
    if (!intake.admit()) return;
    const origin = { peer, arrived_ms: deps.clock.now(), isAdmitted: true };
    void hold(intake.take({ frames: [bytes], findings: [] }, origin));
  });
  try {
    const { code } = await new Promise<{ code: number }>((resolve) => {
      socket.addEventListener('close', resolve, { once: true });
    });
    throw new TransportFault(finalRefusal(link.error) ?? reasonOf(isOpen, code), { cause: link.error });
  } finally {
    signal.removeEventListener('abort', close);
    link.connection?.destroy();
    await agent.destroy();
  }
}

function refuse(url: string, allowPrivate: boolean): void {
  const address = URL.parse(url);
  if (address?.protocol !== 'ws:' && address?.protocol !== 'wss:')
    throw new TransportFault('Enter an address that begins with ws:// or wss://.', { isFinal: true });
  try {
    refuseAddress(new URL(address.href.replace(/^ws/, 'http')), allowPrivate);
  } catch (cause) {
    const reason = finalRefusal(cause) ?? 'The station does not connect to this address.';
    throw new TransportFault(reason, { cause });
  }
}

/** @param code RFC 6455, section 7.4.1 */
function reasonOf(isOpen: boolean, code: number): string {
  if (!isOpen) return 'No websocket could be opened at this address.';
  // The client does not say which of the two it was.
  if (code === 1006)
    return `The connection was lost, or the server sent a message of more than ${mostBytes} bytes.`;
  return `The connection ended with the code ${code}.`;
}
