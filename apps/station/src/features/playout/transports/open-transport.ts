import { createFileReader } from './file.ts';
import { createPoll } from './http-poll.ts';
import { keepOpen, type Session } from './keep-open.ts';
import { createEventStream } from './sse.ts';
import { readFromServer } from './tcp-client.ts';
import { serveTcp } from './tcp-server.ts';
import type { Transport, TransportDeps, TransportHost, TransportSetting } from './transport.ts';
import { receiveUdp } from './udp.ts';
import { readWebsocket } from './websocket.ts';

export type {
  Delivery,
  Transport,
  TransportDeps,
  TransportHost,
  TransportSetting,
  TransportState,
} from './transport.ts';

/** Opens a transport, which receives until it is closed, and tries again whenever it fails. It never throws. */
export function openTransport(
  setting: TransportSetting,
  deps: TransportDeps,
  host: TransportHost,
): Transport {
  return keepOpen(deps, host, attemptOf(setting));
}

function attemptOf(setting: TransportSetting): (session: Session) => Promise<void> {
  switch (setting.type) {
    case 'http-poll':
      return createPoll(setting);
    case 'sse':
      return createEventStream(setting.url);
    case 'websocket':
      return (session) => readWebsocket(setting, session);
    case 'tcp-server':
      return (session) => serveTcp(setting.port, session);
    case 'tcp-client':
      return (session) => readFromServer(setting, session);
    case 'udp':
      return (session) => receiveUdp(setting.port, session);
    case 'file':
      return createFileReader(setting.path);
  }
}
