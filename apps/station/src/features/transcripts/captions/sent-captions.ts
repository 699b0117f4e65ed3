import { decodeText } from '../../../platform/text/decode-text.ts';
import { CaptionError, type CaptionFile } from './caption.ts';
import { type CaptionFormat, readCaptions } from './read-captions.ts';

/** A transcript as it was sent: its text, or its bytes with the charset that the transport names. */
export interface SentCaptions {
  readonly file: string | Uint8Array;
  /** Null if it is not known. */
  readonly charset: string | null;
}

/** The longest text, in characters. */
const longestText = 5_000_000;

/** Decodes and reads a transcript. `problems` begin with what was assumed about its encoding. @throws CaptionError */
export function readSentCaptions(format: CaptionFormat, { file, charset }: SentCaptions): CaptionFile {
  const { text, assumed } = typeof file === 'string' ? { text: file, assumed: [] } : decode(file, charset);
  if (text.length > longestText) throw new CaptionError('The file is too long. Split it.');
  const read = readCaptions(format, text);
  const lost = read.words.filter((word) => word.text.includes('\uFFFD')).length;
  const unreadable =
    lost === 0
      ? []
      : [
          `${lost === 1 ? '1 word has' : `${lost} words have`} characters that could not be read. Save the file as UTF-8 and import it again.`,
        ];
  return { ...read, problems: [...assumed, ...unreadable, ...read.problems] };
}

function decode(bytes: Uint8Array, charset: string | null): { text: string; assumed: string[] } {
  const { text, source, encoding } = decodeText(bytes, { sent: charset });
  if (source !== 'guess') return { text, assumed: [] };
  const assumption =
    encoding === 'utf-8'
      ? `The file is said to be ${charset}, but nearly all of it is UTF-8, so it was read as UTF-8.`
      : 'The file does not name its encoding and is not UTF-8, so it was read as Windows-1252.';
  return { text, assumed: [`${assumption} If letters are wrong, save it as UTF-8 and import it again.`] };
}
