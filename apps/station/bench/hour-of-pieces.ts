import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { framesToMs, type Archive, type AudioEngine, type SegmentRecord } from '../src/audio/index.ts';

const pieces = 40;
const segmentsPerPiece = 18;

/** Two hours of broadcast: five minutes of audio repeated, so that the pieces are spread over two files. */
export async function fillArchive(engine: AudioEngine, archive: Archive): Promise<SegmentRecord[]> {
  const rows: SegmentRecord[] = [];
  const source = { demo: { seconds: 300, kind: 'music', seed: 1 } } as const;
  const audio: { data: Uint8Array; peaks: Int8Array }[] = [];
  await engine.ingest({ source }, { onSegment: (segment) => void audio.push(segment) });
  const whole = audio.slice(0, -1);
  for (let n = 0; n < 2 * 724; n += 1) {
    const { data, peaks } = whole[n % whole.length] ?? { data: new Uint8Array(), peaks: new Int8Array() };
    rows.push(
      await archive.append({
        stream: 'fm',
        hour: n < 724 ? '10' : '11',
        n,
        started_at_ms: Math.round(n * framesToMs(214)),
        data,
        peaks,
      }),
    );
  }
  return rows;
}

/** 40 pieces of a minute and a half. */
export function cutPieces(rows: SegmentRecord[]): SegmentRecord[][] {
  const step = Math.floor(rows.length / pieces);
  return Array.from({ length: pieces }, (_, index) =>
    rows.slice(index * step, index * step + segmentsPerPiece),
  );
}

/** The pieces as separate files, and the list that ffmpeg reads. */
export async function writePeerInput(
  folder: string,
  parts: SegmentRecord[][],
  from: Archive,
): Promise<string> {
  const lines: string[] = [];
  for (const [index, segments] of parts.entries()) {
    const path = join(folder, `piece-${index}.aac`);
    await writeFile(path, await buffer(await from.createReadStream({ segments })));
    lines.push(`file '${path}'`);
  }
  await writeFile(join(folder, 'list.txt'), lines.join('\n'));
  return join(folder, 'list.txt');
}
