import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Answers every request on a port of its own, which makes it an origin of its own. */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Served> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
