import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Serves every request on its own port, and therefore on its own origin. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Served> {
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
