/** A chapter; the times are milliseconds of the audio. */
export interface Id3Chapter {
  readonly start: number;
  readonly end: number;
  readonly title: string;
}

/** The facts of an ID3 tag; empty texts and nulls are left out. */
export interface Id3Tag {
  readonly title: string;
  readonly album: string;
  readonly artist: string;
  readonly genre: string;
  readonly comment: string;
  /** Local date and time of the publication. */
  readonly date: {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly hour: number;
    readonly minute: number;
  } | null;
  readonly track: number | null;
  /** Number of the season. */
  readonly disc: number | null;
  /** Absolute address of the episode's page. */
  readonly link: string;
  readonly cover: { readonly type: 'image/jpeg'; readonly bytes: Uint8Array } | null;
  /** Sorted by their start. */
  readonly chapters: readonly Id3Chapter[];
}

/** The table of contents counts its chapters in one byte. */
const mostListed = 255;
/** A chapter without a position in bytes. */
const noOffset = 0xff_ff_ff_ff;
const frontCover = 3;
/** The table is the root, and its chapters are in order. */
const orderedRoot = 0b11;

/**
 * An ID3 tag of version 2.3, which more players read than 2.4. It precedes the audio of an mp3. Texts that are not ASCII are
 * UTF-16 with a byte order mark. Lists at most 255 chapters in the table of contents, and contains all.
 */
export function writeId3(tag: Id3Tag): Buffer<ArrayBuffer> {
  const frames = Buffer.concat([
    text('TIT2', tag.title),
    text('TALB', tag.album),
    text('TPE1', tag.artist),
    text('TCON', tag.genre),
    ...dateFrames(tag.date),
    text('TRCK', tag.track === null ? '' : String(tag.track)),
    text('TPOS', tag.disc === null ? '' : String(tag.disc)),
    comment(tag.comment),
    tag.link === '' ? Buffer.alloc(0) : frame('WOAF', Buffer.from(new URL(tag.link).href, 'latin1')),
    ...chapterFrames(tag.chapters),
    tag.cover ? picture(tag.cover) : Buffer.alloc(0),
  ]);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), syncSafe(frames.length), frames]);
}

function frame(name: string, ...body: readonly Uint8Array[]): Buffer {
  const size = body.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([Buffer.from(name, 'latin1'), uint32(size), Buffer.alloc(2), ...body]);
}

function text(name: string, value: string): Buffer {
  const [encoding, bytes] = encode(value);
  return value === '' ? Buffer.alloc(0) : frame(name, encoding, bytes);
}

function dateFrames(date: Id3Tag['date']): Buffer[] {
  if (!date) return [];
  const two = (value: number) => String(value).padStart(2, '0');
  const { year, month, day, hour, minute } = date;
  return [
    text('TYER', String(year)),
    text('TDAT', two(day) + two(month)),
    text('TIME', two(hour) + two(minute)),
  ];
}

/** A comment has a language; readers show that of undetermined ones too. */
function comment(value: string): Buffer {
  if (value === '') return Buffer.alloc(0);
  const [encoding, bytes] = encode(value);
  return frame('COMM', encoding, Buffer.from('XXX', 'latin1'), emptyIn(encoding), bytes);
}

function picture({ type, bytes }: NonNullable<Id3Tag['cover']>): Buffer {
  return frame(
    'APIC',
    Buffer.from([0]),
    Buffer.from(`${type}\0`, 'latin1'),
    Buffer.from([frontCover, 0]),
    bytes,
  );
}

function chapterFrames(chapters: readonly Id3Chapter[]): Buffer[] {
  if (chapters.length === 0) return [];
  const names = chapters.map((_chapter, index) => Buffer.from(`chp${index}\0`, 'latin1'));
  const listed = names.slice(0, mostListed);
  const table = frame(
    'CTOC',
    Buffer.from('toc\0', 'latin1'),
    Buffer.from([orderedRoot, listed.length]),
    ...listed,
  );
  const frames = chapters.map(({ start, end, title }, index) =>
    frame(
      'CHAP',
      names[index] ?? Buffer.alloc(1),
      uint32(start),
      uint32(end),
      uint32(noOffset),
      uint32(noOffset),
      text('TIT2', title),
    ),
  );
  return [table, ...frames];
}

const latin = Buffer.from([0]);
const utf16 = Buffer.from([1]);
const byteOrderMark = Buffer.from([0xff, 0xfe]);

/** The byte that names an encoding, and a text in it. */
function encode(value: string): [encoding: Buffer, bytes: Buffer] {
  const clean = value.replaceAll('\0', '').toWellFormed();
  const isAscii = Buffer.byteLength(clean) === clean.length;
  return isAscii
    ? [latin, Buffer.from(clean, 'latin1')]
    : [utf16, Buffer.concat([byteOrderMark, Buffer.from(clean, 'utf16le')])];
}

/** A terminated empty text. */
function emptyIn(encoding: Buffer): Buffer {
  return encoding === latin ? Buffer.alloc(1) : Buffer.concat([byteOrderMark, Buffer.alloc(2)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Sizes of tags have seven bits in a byte, so that no byte is the beginning of a frame of audio. */
function syncSafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}
