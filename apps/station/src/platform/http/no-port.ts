import { createServer } from 'node:http';
import type { OpenPort } from './open-port.ts';

/** In place of a port, for a process that serves no requests. `port` is the one of the web processes, for links. */
export function noPort(port: number): OpenPort {
  return {
    port,
    url: `http://localhost:${port}`,
    serverFactory: (handler) => createServer(handler),
    serve: () => Promise.resolve(),
    stopAccepting: () => {},
    close: () => Promise.resolve(),
  };
}
