import type { IncomingMessage, ServerResponse } from 'node:http';

/** Seconds after which a client retries. */
const retryAfter = 2;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${retryAfter}">
<title>PostKit is starting</title><p>PostKit is starting. This page reloads by itself.</p></html>`;

/** Responds to every request with 503 while the station opens its data; `/healthz` and `/readyz` say `starting`. */
export function respondStarting(request: IncomingMessage, response: ServerResponse): void {
  const isHealth = ['/healthz', '/readyz'].includes(request.url?.split('?', 1)[0] ?? '');
  const isPage = !isHealth && request.headers.accept?.includes('text/html') === true;
  const body = isHealth
    ? { status: 'starting' }
    : { error_message: 'The station is starting. Try again in a moment.' };
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    // The rest of the request is not read.
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : isPage ? page : JSON.stringify(body));
}
