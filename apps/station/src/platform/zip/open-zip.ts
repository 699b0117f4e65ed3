import type { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

/** A zip that is read from any place, entry by entry. */
export interface OpenZip {
  readonly entries: ReadonlyMap<string, ZipFileEntry>;
  /** The content of an entry. */
  open(name: string): Promise<Readable>;
}

export interface ZipFileEntry {
  readonly name: string;
  readonly bytes: number;
}

/** A zip that cannot be used, with a sentence for the user. */
export class ZipError extends Error {}

export interface ZipSource {
  readonly bytes: number;
  /** @param range both included */
  open(range: { start: number; end: number }): Readable;
}

/** Reads ranges of a stored file for yauzl. */
class RangeReader extends RandomAccessReader {
  readonly #source: ZipSource;

  constructor(source: ZipSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#source.open({ start, end: end - 1 });
  }
}

/** Number of entries that a zip may have. */
const mostEntries = 2_000_000;
/** Bits of a symbolic link among the Unix permissions of an entry. */
const [kindOfFile, symbolicLink] = [0o17_0000, 0o12_0000];

/**
 * Opens a zip of stored files, such as one that this program assembled: without compression its content is no larger than the
 * zip itself. Reads its directory only.
 * @throws ZipError for a damaged zip, compressed or encrypted entries, links, paths out of a folder and repeated names
 */
export async function openZip(source: ZipSource): Promise<OpenZip> {
  const zip = await directoryOf(source);
  const entries = new Map<string, Entry>();
  let content = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= mostEntries) throw new ZipError('The zip has too many files.');
      checkEntry(entry);
      if (entries.has(entry.fileName)) throw new ZipError(`The zip has the file ${entry.fileName} twice.`);
      content += entry.compressedSize;
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof ZipError ? error : damaged(error);
  }
  if (content > source.bytes) throw new ZipError('The files in the zip are larger than the zip.');
  return {
    entries: new Map(
      [...entries].map(([name, { uncompressedSize }]) => [name, { name, bytes: uncompressedSize }]),
    ),
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw new ZipError(`The zip has no file ${name}.`);
      return zip.openReadStreamPromise(entry).catch((error: unknown) => Promise.reject(damaged(error)));
    },
  };
}

async function directoryOf(source: ZipSource): Promise<ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true, autoClose: false };
  return fromRandomAccessReaderPromise(new RangeReader(source), source.bytes, options).catch(
    (error: unknown) => {
      throw damaged(error);
    },
  );
}

function checkEntry({
  fileName,
  compressionMethod,
  compressedSize,
  uncompressedSize,
  externalFileAttributes,
  ...entry
}: Entry): void {
  if (fileName.endsWith('/'))
    throw new ZipError(`The zip has the folder ${fileName} as an entry: it is not as the station made it.`);
  if (((externalFileAttributes >>> 16) & kindOfFile) === symbolicLink)
    throw new ZipError(`${fileName} is a link, which is not accepted.`);
  if ((entry.generalPurposeBitFlag & 1) === 1) throw new ZipError(`${fileName} is encrypted.`);
  if (compressionMethod !== 0 || compressedSize !== uncompressedSize)
    throw new ZipError(
      `${fileName} is compressed. Import the zip as the station made it, not one that was packed again.`,
    );
}

function damaged(cause: unknown): ZipError {
  return new ZipError(
    'This is not a whole zip: it is damaged, or its end is missing. Download the export again.',
    { cause },
  );
}
