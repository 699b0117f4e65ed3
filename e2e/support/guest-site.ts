import { createServer } from 'node:http';

export interface GuestSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** A third-party page, on an origin of its own, that contains this HTML. */
export async function guestSite(pasted: string): Promise<GuestSite> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A neighbour’s site</title><main><h1>News from the neighbours</h1>${pasted}</main></html>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
