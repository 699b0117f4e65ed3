import { createPace } from './create-pace.ts';
import { createEventParser } from './event-parser.ts';
import { fetchFault } from './fetch-fault.ts';
import { isKeepAlive } from './keep-alive.ts';
import type { Session } from './keep-open.ts';
import { TransportFault } from './transport-fault.ts';

/** Characters of an event at most. */
const longest = 262_144;
/** Milliseconds that a server may set between two connections, as those of `keepOpen`. */
const mostRetry_ms = 60_000;

/**
 * An attempt that reads a stream of server-sent events; the data of each event is a message. Those of AzuraCast are the JSON of
 * Centrifugo: `{"connect":…}` with the state at first, `{"pub":…}` for changes, and `{}` as a sign of life.
 */
export function createEventStream(url: string) {
  let lastId = '';
  let retry_ms = 0;
  const peer = URL.parse(url)?.hostname ?? '';

  return async (session: Session): Promise<void> => {
    const { signal } = session;
    session.report('waiting', 'The station connects to the server.');
    await read(session).catch((error: unknown) => {
      if (signal.aborted) return;
      throw new TransportFault(fetchFault(error).message, { wait_ms: retry_ms, cause: error });
    });
    throw new TransportFault('The server ended the stream of events.', { wait_ms: retry_ms });
  };

  async function read(session: Session): Promise<void> {
    const { deps, intake, signal } = session;
    const response = await deps.fetch(url, {
      headers: {
        accept: 'text/event-stream',
        'accept-encoding': 'identity',
        'cache-control': 'no-store',
        ...(lastId !== '' && { 'last-event-id': encodeURIComponent(lastId) }),
      },
      limitBytes: Number.POSITIVE_INFINITY,
      isEndless: true,
      signal,
    });
    const fault = responseFault(response.status, response.headers.get('content-type') ?? '');
    if (fault !== null) {
      await response.cancel();
      throw new TransportFault(fault);
    }
    session.report('connected');
    const parser = createEventParser(longest);
    const pace = createPace(deps.clock);
    for await (const chunk of response.body) {
      const { data, tooLong } = parser.push(chunk);
      lastId = parser.lastId === '' ? lastId : parser.lastId;
      retry_ms = Math.min(mostRetry_ms, parser.retry_ms ?? retry_ms);
      const text = `An event of more than ${longest} characters was dropped.`;
      for (let n = 0; n < tooLong; n += 1) intake.remark({ level: 'unreadable', text });
      const frames = data.filter((one) => !isKeepAlive(one)).map((one) => Buffer.from(one));
      await intake.take({ frames, findings: [] }, { peer, arrived_ms: deps.clock.now() });
      await pace(chunk.length, signal);
    }
  }
}

function responseFault(status: number, contentType: string): string | null {
  if (status !== 200) return `The server responds with the status ${status}.`;
  const [type = ''] = contentType.split(';');
  if (type.trim().toLowerCase() === 'text/event-stream') return null;
  const kind = /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim() : 'another content';
  return `The address responds with ${kind} instead of server-sent events.`;
}
