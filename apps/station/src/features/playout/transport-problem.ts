import type { PlayoutTransport } from '@postkit/sdk/schema';
import { addressProblem } from '../../platform/fetch/address-problem.ts';
import { portRefusal } from './transports/allowed-port.ts';
import { pathRefusal } from './transports/locate-file.ts';

/** The limits that the operator of the station sets. */
export interface TransportLimits {
  readonly ports: readonly number[];
  /** Absolute paths. */
  readonly folders: readonly string[];
  readonly allowPrivate: boolean;
}

/** The reason why an input may not use a transport here; null if there is none. */
export function transportProblem(
  transport: PlayoutTransport,
  { ports, folders, allowPrivate }: TransportLimits,
): string | null {
  switch (transport.type) {
    case 'http-poll':
    case 'sse':
    case 'websocket':
      return addressProblem(transport.url.replace(/^ws/, 'http'), allowPrivate);
    case 'tcp-server':
      return portRefusal(transport.port, ports, 'TCP');
    case 'udp':
      return portRefusal(transport.port, ports, 'UDP');
    case 'file':
      return pathRefusal(transport.path, folders);
    default:
      return null;
  }
}
