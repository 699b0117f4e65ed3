import type { ResultBuilder } from '../create-result.ts';
import { decodeDocument } from './decode-document.ts';
import type { FormValues } from './read-form.ts';

/** The text fields of a `multipart/form-data` body, by name in lower case. Files and damaged parts are left out. */
export function readMultipart(
  bytes: Uint8Array,
  contentType: string,
  charset: string | null,
  builder: Pick<ResultBuilder, 'note'>,
): FormValues {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1] ?? '';
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const parts = boundary === '' ? [] : source.split(`--${boundary}`);
  const raw = parts.flatMap((part) => {
    const end = part.indexOf('\r\n\r\n');
    const name = /name="([^"]*)"/i.exec(part.slice(0, Math.max(0, end)))?.[1];
    return end < 0 || name === undefined
      ? []
      : [[name.toLowerCase(), part.slice(end + 4).replace(/\r\n$/, '')] as const];
  });
  const all = Buffer.from(raw.map(([, value]) => value).join('\n'), 'latin1');
  const { encoding } = decodeDocument(all, { charset, contentType: null }, builder);
  const decoder = new TextDecoder(encoding);
  return {
    values: new Map(raw.map(([name, value]) => [name, decoder.decode(Buffer.from(value, 'latin1'))])),
    encoding,
  };
}
