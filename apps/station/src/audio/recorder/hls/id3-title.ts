import { id3TagBytes, readId3Frames } from '../../id3/read-id3-frames.ts';
import { joinedTitle } from '../stream-title.ts';

/** The ID3 tags at the beginning of audio. */
export interface Id3Start {
  /** `Artist - Title` of the last tag that names one. */
  title: string | undefined;
  /** The bytes after the tags. */
  rest: Uint8Array;
}

/**
 * Separates the ID3 tags (versions 2.3 and 2.4) from the audio that they precede.
 * @param charset the encoding of texts that a tag calls Latin-1, by the user's setting; null to find it out, because few of them are
 */
export function splitId3(bytes: Uint8Array, charset: string | null = null): Id3Start {
  let rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let title: string | undefined;
  for (let end = id3TagBytes(rest); end !== undefined; end = id3TagBytes(rest)) {
    title = titleOf(rest.subarray(0, end), charset) ?? title;
    rest = rest.subarray(end);
  }
  return { title, rest };
}

function titleOf(tag: Buffer, charset: string | null): string | undefined {
  const frames = readId3Frames(tag, charset);
  const textOf = (name: string) => frames.findLast((frame) => frame.name === name)?.texts[0];
  const title = textOf('TIT2');
  return title === undefined ? undefined : joinedTitle(textOf('TPE1') ?? '', title);
}
