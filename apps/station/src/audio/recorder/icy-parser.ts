/** The audio and titles of a chunk of an ICY stream. */
export interface IcyChunk {
  audio: Uint8Array[];
  /** `StreamTitle` of each metadata block in the chunk except the first of the connection; empty when the station clears it. */
  titles: string[];
  /** `StreamTitle` of the connection's first block: what was on air when the connection began. */
  opening?: string;
}

/**
 * The title of a block: to a quote before the next field or the end, because titles contain quotes and semicolons, or to
 * the end of a block that the server cut.
 */
const streamTitle = /StreamTitle='(.*?)(?:'?;?\s*(?:\0|$)|';\s*\w+=')/is;

/** Removes the metadata blocks that an Icecast server inserts every `interval` bytes. 0 means there are none. */
export class IcyParser {
  readonly #interval: number;
  readonly #decode: (bytes: Uint8Array) => string;
  #audioLeft: number;
  /** Bytes of the metadata block still to come; undefined until its length byte is read. */
  #metaLeft: number | undefined;
  #meta: Uint8Array[] = [];
  #blocks = 0;

  /** @param decode makes a title of its bytes, which are cut out before, because the rest of a block may be in another encoding */
  constructor(interval: number, decode: (bytes: Uint8Array) => string) {
    this.#interval = interval;
    this.#decode = decode;
    this.#audioLeft = interval > 0 ? interval : Number.POSITIVE_INFINITY;
  }

  push(chunk: Uint8Array): IcyChunk {
    const found: IcyChunk = { audio: [], titles: [] };
    let at = 0;
    while (at < chunk.length) {
      if (this.#audioLeft > 0) {
        const piece = chunk.subarray(at, at + Math.min(this.#audioLeft, chunk.length - at));
        found.audio.push(piece);
        this.#audioLeft -= piece.length;
        at += piece.length;
      } else if (this.#metaLeft === undefined) {
        this.#metaLeft = (chunk[at] ?? 0) * 16;
        at += 1;
      } else {
        const piece = chunk.subarray(at, at + Math.min(this.#metaLeft, chunk.length - at));
        this.#meta.push(piece);
        this.#metaLeft -= piece.length;
        at += piece.length;
      }
      if (this.#metaLeft === 0) this.#endBlock(found);
    }
    return found;
  }

  #endBlock(found: IcyChunk): void {
    const bytes = streamTitle.exec(Buffer.concat(this.#meta).toString('latin1'))?.[1];
    const title = bytes === undefined ? undefined : this.#decode(Buffer.from(bytes, 'latin1'));
    if (title !== undefined && this.#blocks === 0) found.opening = title;
    else if (title !== undefined) found.titles.push(title);
    this.#blocks += 1;
    this.#meta = [];
    this.#metaLeft = undefined;
    this.#audioLeft = this.#interval;
  }
}
