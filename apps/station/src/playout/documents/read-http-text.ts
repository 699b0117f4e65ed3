/** An HTTP request as its bytes. */
export interface HttpText {
  readonly method: string;
  /** The target after its first `?`, without decoding; empty for none. */
  readonly query: string;
  readonly path: string;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

const start = /^(GET|POST|PUT|SOURCE) ([^\r\n]*?)(?: HTTP\/\d(?:\.\d)?)?\r?\n/;
/** Bytes in which the head of a request ends. */
const longestHead = 65_536;

/** Splits a request that a socket received or an engineer pasted; null for bytes of another form. Targets may contain spaces. */
export function readHttpText(bytes: Uint8Array): HttpText | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = buffer.toString('latin1', 0, longestHead);
  const [line, method = '', target = ''] = start.exec(head) ?? [];
  if (line === undefined) return null;
  const [blank, length] = endOfHead(head);
  const lines = head.slice(line.length, blank).split(/\r?\n/);
  const headers = new Map(
    lines.map((text) => [
      text.split(':')[0]?.trim().toLowerCase() ?? '',
      text.slice(text.indexOf(':') + 1).trim(),
    ]),
  );
  const [path = '', ...rest] = target.split('?');
  return { method, path, query: rest.join('?'), headers, body: buffer.subarray(blank + length) };
}

function endOfHead(head: string): readonly [at: number, length: number] {
  const found = /\r?\n\r?\n/.exec(head);
  return found ? [found.index, found[0].length] : [head.length, 0];
}
