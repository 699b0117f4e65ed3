import { codeOf, TransportFault } from './transport-fault.ts';

type Protocol = 'TCP' | 'UDP';

/** The reason why an input may not receive on a port; null if it may. */
export function portRefusal(port: number, ports: readonly number[], protocol: Protocol): string | null {
  if (ports.includes(port)) return null;
  if (ports.length === 0)
    return `This station receives playout messages on no ${protocol} port. Start it with POSTKIT_PLAYOUT_PORTS=9000-9019, for example.`;
  return `Enter a port on which this station may receive playout messages: ${ports.join(', ')}. POSTKIT_PLAYOUT_PORTS lists them.`;
}

/** The fault of a port that could not be opened. */
export function portFault(port: number, protocol: Protocol, cause: unknown): TransportFault {
  const code = codeOf(cause);
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program or another input uses it',
    EACCES: 'the system gives this user no permission',
  };
  const reason = reasons[code] ?? `the system refuses it (${code || 'unknown'})`;
  return new TransportFault(`${protocol} port ${port} could not be opened: ${reason}.`, { cause });
}
