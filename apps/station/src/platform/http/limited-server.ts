import { createServer, type RequestListener, type Server } from 'node:http';
import type { ConnectionLimits } from './connection-limits.ts';

/** Creates a server that closes silent connections; limit-body-pace watches bodies, because a limit for the whole request would end long uploads. */
export function limitedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const options = {
    headersTimeout: limits.head,
    connectionsCheckingInterval: limits.headCheck,
    keepAliveTimeout: limits.idle,
    requestTimeout: 0,
  };
  return createServer(options, listener).setTimeout(limits.stalledResponse);
}
