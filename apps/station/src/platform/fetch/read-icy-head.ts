import type { Socket } from 'node:net';

/** Longest head of a response. */
const mostBytes = 16_384;
const header = /^[\w!#$%&'*+.^`|~-]+[ \t]*:/;
// oxlint-disable-next-line no-control-regex -- the client refuses a head with them
const controls = /[\0-\u0008\u000a-\u001f\u007f]+/g;

/**
 * Lets an HTTP client read the first response of a connection to a server of streams, whose head may be none of HTTP:
 * `ICY 200 OK` of SHOUTcast 1, line feeds alone, lines that are no headers, or audio without a head, as in HTTP/0.9.
 * Call it before the client listens to the socket.
 */
export function readIcyHead(socket: Socket): void {
  let received = Buffer.alloc(0);
  function read(): void {
    const bytes: Buffer | null = socket.read();
    if (bytes === null) return;
    received = Buffer.concat([received, bytes]);
    const response = httpResponse(received);
    if (response === undefined && received.length < mostBytes) return;
    socket.off('readable', read);
    socket.unshift(response ?? received);
  }
  socket.on('readable', read);
}

/** A response with a head of HTTP; undefined while its head is incomplete. */
export function httpResponse(received: Buffer): Buffer | undefined {
  const start = received.toString('latin1', 0, mostBytes).trimStart();
  if (['HTTP/', 'ICY '].some((name) => name.startsWith(start))) return undefined;
  const status = /^(?:HTTP\/\d|ICY )/.test(start);
  if (!status) return Buffer.concat([Buffer.from('HTTP/1.0 200 OK\r\n\r\n'), received]);
  const end = /\r?\n\r?\n/.exec(start);
  if (!end) return undefined;
  const skipped = received.toString('latin1', 0, mostBytes).length - start.length;
  const [first = '', ...lines] = start.slice(0, end.index).split(/\r?\n/);
  const isIcy = first.startsWith('ICY ');
  const headers = lines.filter((line) => header.test(line) && !(isIcy && isFraming(line)));
  const head = [isIcy ? icyStatus(first, headers) : first, ...headers].map((line) =>
    line.replace(controls, ' '),
  );
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
    received.subarray(skipped + end.index + end[0].length),
  ]);
}

/** A stream of ICY lasts until the connection closes. */
function isFraming(line: string): boolean {
  return /^(?:content-length|transfer-encoding)[ \t]*:/i.test(line);
}

/** SHOUTcast says `ICY 401 Service Unavailable` without a source, and `ICY 400 Server Full`. */
function icyStatus(line: string, headers: readonly string[]): string {
  const [, status = '200', reason = ''] = /^ICY +(\d{3}) *(.*)$/.exec(line) ?? [];
  const asksForPassword = headers.some((text) => /^www-authenticate[ \t]*:/i.test(text));
  const isBusy = /^40[01]$/.test(status) && !asksForPassword && /unavailable|full/i.test(reason);
  return `HTTP/1.0 ${isBusy ? 503 : status} ${reason}`;
}
