import { once } from 'node:events';
import { connect, isIPv6, type Socket } from 'node:net';
import { finalRefusal } from '../../../platform/fetch/final-refusal.ts';
import { checkedLookup, refuseAddress } from '../../../platform/fetch/refuse-address.ts';
import { createPace } from './create-pace.ts';
import type { Session } from './keep-open.ts';
import { readConnection } from './read-connection.ts';
import { keepAlive_ms } from './tcp-server.ts';
import { codeOf, TransportFault } from './transport-fault.ts';

/** Milliseconds until a connection must be open. */
const connect_ms = 10_000;

/** Connects to a playout system, by the same rules as for fetched addresses, and reads its messages. */
export async function readFromServer(
  { host, port }: { readonly host: string; readonly port: number },
  session: Session,
): Promise<void> {
  const { deps, signal } = session;
  session.report('waiting', `The station connects to ${host}, port ${port}.`);
  const url = URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  if (!url)
    throw new TransportFault('Enter the name or the address of a host, and a port.', { isFinal: true });
  const place = `${host}, port ${port}`;
  try {
    refuseAddress(url, deps.allowPrivate);
  } catch (cause) {
    throw new TransportFault(finalRefusal(cause) ?? `The station does not connect to ${place}.`, { cause });
  }
  const socket = connect({
    // An address in another notation is checked and connected to in the same form.
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port,
    lookup: checkedLookup(deps.allowPrivate),
    keepAlive: true,
    keepAliveInitialDelay: keepAlive_ms,
  });
  const cancel = deps.clock.after(connect_ms, () => destroyUnlessOpen(socket));
  const close = () => socket.destroy();
  signal.addEventListener('abort', close, { once: true });
  try {
    await once(socket, 'connect', { signal });
    session.report('connected');
    const pace = createPace(deps.clock);
    await readConnection(socket, { session, pace, peer: host });
  } catch (cause) {
    throw new TransportFault(finalRefusal(cause) ?? failureOf(cause, place), { cause });
  } finally {
    cancel();
    signal.removeEventListener('abort', close);
    socket.destroy();
  }
}

function destroyUnlessOpen(socket: Socket): void {
  if (socket.connecting) socket.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }));
}

/** Refused, silent and unknown are one failure, so that an input maps no network. */
function failureOf(error: unknown, place: string): string {
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(codeOf(error))
    ? `The connection to ${place} was lost.`
    : `No connection to ${place} could be opened.`;
}
