import { charsetOf, decodeText, decodeTextAs, encodingNamed } from '../../platform/text/decode-text.ts';
import type { ResultBuilder } from '../create-result.ts';

/** Bytes in which an XML declaration ends. */
const headBytes = 200;

/** The text of a message and the encoding that was used. */
export interface DecodedDocument {
  readonly text: string;
  readonly encoding: string;
}

/**
 * Decodes a message by its byte order mark, its declaration or charset if the bytes are valid in it, as UTF-8, else as Windows-1252.
 * The builder gets a finding for each guess, fault and contradiction.
 * @param charset by the engineer's setting, which wins; null to find it out
 */
export function decodeDocument(
  bytes: Uint8Array,
  { charset, contentType }: { charset: string | null; contentType: string | null },
  { note }: Pick<ResultBuilder, 'note'>,
): DecodedDocument {
  const setting = encodingNamed(charset);
  if (setting !== undefined) return { text: decodeTextAs(bytes, setting), encoding: setting };
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes)).replaceAll('\0', '');
  const declared = /<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(head)?.[1] ?? null;
  const sent = charsetOf(contentType);
  const { text, encoding, source, unreadable } = decodeText(bytes, { sent, declared });
  const named = encodingNamed(sent) ?? encodingNamed(declared);
  if (unreadable > 0)
    note('guessed', `${unreadable} characters mean nothing in ${encoding}: they were replaced.`);
  const isPlain = /^[\0-\u007f]*$/.test(text);
  if (named !== undefined && named !== encoding && !isPlain)
    note('repaired', `The message says ${named}, but its bytes are ${encoding}.`);
  else if (source === 'guess') note('guessed', `The bytes are not UTF-8: they were read as ${encoding}.`);
  return { text, encoding };
}
