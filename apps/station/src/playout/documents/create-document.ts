import type { ResultBuilder } from '../create-result.ts';
import { decodeDocument } from './decode-document.ts';
import { type FormValues, readForm } from './read-form.ts';
import { readMultipart } from './read-multipart.ts';

/** Bytes as a transport received them. */
export interface Received {
  readonly bytes: Uint8Array;
  /** The query of an HTTP request, without decoding. */
  readonly query: string;
  readonly contentType: string | null;
}

/** One document of a playout system, decoded when a reader asks for it. */
export interface PlayoutDocument {
  readonly bytes: Uint8Array;
  text(): string;
  /**
   * The values of the query and of a form body by name in lower case; empty if there are none.
   * @param known names of fields, by which one that the end cuts is recognised
   */
  form(known?: readonly string[]): ReadonlyMap<string, string>;
  /** The encoding that was used last; empty if no text was read. */
  encoding(): string;
}

const markup = /^[\s\ufeff]*[<{[]/;

export function createDocument(
  { bytes, query, contentType }: Received,
  charset: string | null,
  builder: Pick<ResultBuilder, 'note'>,
): PlayoutDocument {
  let decoded: ReturnType<typeof decodeDocument> | undefined;
  let encoding = '';

  function text(): string {
    decoded ??= decodeDocument(bytes, { charset, contentType }, builder);
    encoding = decoded.encoding;
    return decoded.text;
  }

  function formOfBody(known: readonly string[]): FormValues | undefined {
    if (/^multipart\//i.test(contentType ?? ''))
      return readMultipart(bytes, contentType ?? '', charset, builder);
    const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const isForm = !markup.test(source.slice(0, 100)) && /^\s*[\w.%[\]-]+=/.test(source.slice(0, 200));
    return isForm ? readForm(source, { known, charset, contentType }, builder) : undefined;
  }

  return {
    bytes,
    text,
    form(known = []) {
      const found = [
        query === '' ? undefined : readForm(query, { known, charset, contentType: null }, builder),
        formOfBody(known),
      ].filter((values) => values !== undefined);
      encoding = found.at(-1)?.encoding ?? encoding;
      return new Map(found.flatMap(({ values }) => [...values]));
    },
    encoding: () => encoding,
  };
}
