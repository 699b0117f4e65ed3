import { runFfmpeg } from './run-ffmpeg.ts';

export interface FileTags {
  readonly tags: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly chapters: readonly { readonly start: number; readonly end: number; readonly title: string }[];
}

/** The tags and chapters of a file or an address, as ffmpeg reads them. */
export async function readTags(input: string): Promise<FileTags> {
  const [head = '', ...chapters] = String(
    await runFfmpeg('-copyts', '-i', input, '-f', 'ffmetadata', 'pipe:1'),
  ).split('[CHAPTER]\n');
  return {
    tags: entriesOf(head),
    chapters: chapters.map((part) => {
      const { TIMEBASE = '', START, END, title = '' } = entriesOf(part);
      const unit = 1 / Number(TIMEBASE.split('/')[1]);
      return { start: Number(START) * unit, end: Number(END) * unit, title };
    }),
  };
}

/** The attached picture of a file or an address; throws if there is none. */
export function readCover(input: string): Promise<Buffer> {
  return runFfmpeg('-i', input, '-map', '0:v:0', '-c', 'copy', '-f', 'image2pipe', 'pipe:1');
}

function entriesOf(part: string): Record<string, string> {
  const entries = part.matchAll(/^(?<name>[\w-]+)=(?<value>(?:\\[^]|[^\\\n])*)$/gm);
  return Object.fromEntries(
    Array.from(entries, ({ groups }) => [
      groups?.['name'],
      groups?.['value']?.replace(/\\([^])/g, '$1') ?? '',
    ]),
  );
}
