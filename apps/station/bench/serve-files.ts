// The peer of the serving benchmark without nginx: a bare node server of files with ETag, 304 and ranges only.
// Arguments: folder.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';

const server = createServer((request, response) => {
  const path = join(folder, new URL(request.url ?? '/', 'http://peer.invalid').pathname.replaceAll('..', ''));
  const { size, mtimeMs } = statSync(path);
  const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`;
  const headers = {
    etag,
    'last-modified': new Date(mtimeMs).toUTCString(),
    'accept-ranges': 'bytes',
    'content-type': 'application/octet-stream',
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = to === undefined ? size - 1 : Number(to);
  const length = { 'content-length': end - start + 1 };
  if (from === undefined) response.writeHead(200, { ...headers, ...length });
  else response.writeHead(206, { ...headers, ...length, 'content-range': `bytes ${start}-${end}/${size}` });
  createReadStream(path, { start, end }).pipe(response);
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }));
});
process.stdin.resume().on('end', () => process.exit(0));
