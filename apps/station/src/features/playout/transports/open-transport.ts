import type { Transport, TransportDeps, TransportHost, TransportSetting } from './transport.ts';

export type {
  Delivery,
  Transport,
  TransportDeps,
  TransportHost,
  TransportSetting,
  TransportState,
} from './transport.ts';

/** Opens a transport, which receives until it is closed, and tries again whenever it fails. */
export function openTransport(
  setting: TransportSetting,
  deps: TransportDeps,
  host: TransportHost,
): Transport {
  throw new Error('not yet');
}
