import { serve, type Served } from './serve.ts';

/** A page of another site, on its own origin. `policy` is its Content-Security-Policy. */
export function foreignSite(body: string, { head = '', policy = '' } = {}): Promise<Served> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour FM</title>${head}</head><body><main><h1>Harbour FM</h1>${body}<p id="after">After the player.</p></main></body></html>`;
  return serve((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    response.end(html);
  });
}
