import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArchive, type Archive, type SegmentRecord } from '../../audio/index.ts';
import { adtsBytes } from '../../audio/testing/adts-bytes.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { openObjectArchive } from './open-object-archive.ts';
import {
  dueFiles,
  idleMs,
  packFile,
  removeUnused,
  segmentsPerObject,
  type PackContext,
} from './pack-file.ts';
import { startObjectArchive, type ObjectArchive } from './testing/object-archive.ts';

const hourMs = 3_600_000;
const file = 'fm/10.aac';
/** Small, so that an object of many segments is. */
const bytesOf = (n: number) => adtsBytes(2, 40, n % 200);
const killed = new Error('the process was killed');

let stored: ObjectArchive;
let archive: Archive<Transaction>;
let context: PackContext;
beforeAll(async () => void (stored = await startObjectArchive()));
afterAll(() => stored.close());
beforeEach(async () => {
  await stored.empty();
  archive = createArchive(stored.openStore());
  context = { db: stored.db, objects: stored.objects, clock: stored.clock };
});

async function append(from: number, to: number): Promise<SegmentRecord[]> {
  const rows: SegmentRecord[] = [];
  for (let n = from; n < to; n += 1) {
    const peaks = Int8Array.of(-(n % 100), n % 100);
    rows.push(
      await archive.append({ stream: 'fm', hour: '10', n, started_at_ms: n * 4969, data: bytesOf(n), peaks }),
    );
  }
  return rows;
}

/** Reads each segment alone and all as one span. */
async function expectWhole(rows: readonly SegmentRecord[]): Promise<void> {
  const all: Buffer[] = [];
  for (const row of rows) all.push(await archive.readSegment(row));
  const expected = rows.map(({ n }) => bytesOf(n));
  expect(Buffer.concat(all).equals(Buffer.concat(expected))).toBe(true);
  expect(await archive.damaged(rows)).toEqual([]);
}

/** Packs the whole file in a process that is killed: when it stores the object, after that, or after the commit. */
async function packKilled(at: 'put' | 'stored' | 'committed'): Promise<void> {
  const { db, objects } = context;
  const put: PackContext['objects']['put'] = async (...request) => {
    if (at === 'put') throw killed;
    await objects.put(...request);
    if (at === 'stored') throw killed;
  };
  const transaction: PackContext['db']['transaction'] = async (work) => {
    await db.transaction(work);
    throw killed;
  };
  stored.clock.advance(idleMs + 1);
  const process = {
    ...context,
    objects: { ...objects, put },
    db: at === 'committed' ? { ...db, transaction } : db,
  };
  await expect(packFile(process, file)).rejects.toBe(killed);
}

describe('packFile', () => {
  it('packs whole objects while a file grows, and its end once it stops', async () => {
    const rows = await append(0, 2 * segmentsPerObject + 5);
    expect(await dueFiles(context)).toEqual([file]);
    await packFile(context, file);
    expect(await stored.keys()).toHaveLength(2);
    await expectWhole(rows);
    expect(await dueFiles(context)).toEqual([]);
    stored.clock.advance(idleMs + 1);
    expect(await dueFiles(context)).toEqual([file]);
    await packFile(context, file);
    expect(await stored.keys()).toHaveLength(3);
    expect(await dueFiles(context)).toEqual([]);
    await expectWhole(rows);
    await expectWhole([...rows, ...(await append(rows.length, rows.length + 1))]);
  });

  it.each(['put', 'stored', 'committed'] as const)(
    'loses nothing when its process is killed (%s), and its object is removed if unused',
    async (at) => {
      const rows = await append(0, 10);
      await packKilled(at);
      await expectWhole(rows);
      const orphans = at === 'stored' ? 1 : 0;
      expect(await stored.keys()).toHaveLength(at === 'put' ? 0 : 1);
      await packFile(context, file);
      expect(await stored.keys()).toHaveLength(1 + orphans);
      stored.clock.advance(hourMs + 1);
      await removeUnused(context);
      expect(await stored.keys()).toHaveLength(1);
      await expectWhole(rows);
    },
  );

  it('leaves a file alone that was replaced while its object was stored', async () => {
    await append(0, 10);
    stored.clock.advance(idleMs + 1);
    let rows: SegmentRecord[] = [];
    const put: PackContext['objects']['put'] = async (...request) => {
      await context.objects.put(...request);
      if (rows.length > 0) return;
      await archive.removeFile(file);
      rows = await append(60, 70);
    };
    await packFile({ ...context, objects: { ...context.objects, put } }, file);
    await expectWhole(rows);
    stored.clock.advance(hourMs + 1);
    await removeUnused(context);
    await expectWhole(rows);
    expect(await stored.keys()).toHaveLength(0);
  });

  it('does not use an object whose removal began while it was stored', async () => {
    const rows = await append(0, 10);
    stored.clock.advance(idleMs + 1);
    const put: PackContext['objects']['put'] = async (...request) => {
      await context.objects.put(...request);
      stored.clock.advance(2 * hourMs);
      const remove = async () => {
        throw killed;
      };
      await expect(removeUnused({ ...context, objects: { ...context.objects, remove } })).rejects.toBe(
        killed,
      );
    };
    await expect(packFile({ ...context, objects: { ...context.objects, put } }, file)).rejects.toThrow(
      'too long',
    );
    await expectWhole(rows);
    await removeUnused(context);
    expect(await stored.keys()).toEqual([]);
    await packFile(context, file);
    await expectWhole(rows);
  });

  it('moves segments under a reader, which reads on', async () => {
    const rows = await append(0, 30);
    const read: Buffer[] = [];
    for await (const chunk of await archive.createReadStream({ segments: rows })) {
      if (read.length === 0) await stored.pack(file);
      read.push(chunk);
    }
    expect(await stored.keys()).toHaveLength(1);
    expect(Buffer.concat(read).equals(Buffer.concat(rows.map(({ n }) => bytesOf(n))))).toBe(true);
  });

  it.each(['bytes', 'peaks'] as const)(
    'moves segments while a reader looks up their %s, and none is left out',
    async (what) => {
      const [row] = await append(1, 2);
      if (!row) throw new Error('nothing was appended');
      let isFirst = true;
      const moveAfterFirst: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (isFirst) {
            isFirst = false;
            await stored.pack(file);
          }
          return result;
        },
      };
      const db = { ...stored.db, tables: <T>() => stored.db.tables<T>().withPlugin(moveAfterFirst) };
      const reader = createArchive(
        openObjectArchive({ ...context, db, objects: stored.objects, scratch: () => Promise.reject(killed) }),
      );
      const read = what === 'bytes' ? await reader.readSegment(row) : await reader.peaks([row], { count: 1 });
      expect([...read]).toEqual(what === 'bytes' ? [...bytesOf(1)] : [-1, 1]);
      expect(await stored.keys()).toHaveLength(1);
    },
  );

  it('keeps the peaks of every segment', async () => {
    const rows = await append(0, 3);
    await stored.pack(file);
    rows.push(...(await append(3, 5)));
    const levels = await archive.levels(rows.toReversed(), { count: 5 });
    expect([...levels.pairs]).toEqual([-4, 4, -3, 3, -2, 2, -1, 1, 0, 0]);
    expect(await stored.openStore().peaksOffsets(file)).toEqual(new Set(rows.map(({ offset }) => offset)));
  });
});

describe('removeFile', () => {
  it('removes the objects of a file an hour later', async () => {
    await append(0, 3);
    await stored.pack(file);
    await archive.removeFile(file);
    await removeUnused(context);
    expect(await stored.keys()).toHaveLength(1);
    stored.clock.advance(hourMs + 1);
    await removeUnused(context);
    expect(await stored.keys()).toEqual([]);
    expect(await stored.openStore().sizes()).toEqual(new Map());
  });
});

describe('stage', () => {
  it('writes a segment in the transaction of its row, and nothing without it', async () => {
    const staged = await archive.stage({
      stream: 'fm',
      hour: '10',
      n: 0,
      started_at_ms: 0,
      data: bytesOf(0),
      peaks: Int8Array.of(1, 1),
    });
    const failed = stored.db.transaction(async (transaction) => {
      await staged.commit(transaction);
      throw killed;
    });
    await expect(failed).rejects.toBe(killed);
    expect(await stored.openStore().sizes()).toEqual(new Map());
    const record = await stored.db.transaction((transaction) => staged.commit(transaction));
    await expectWhole([record]);
  });
});

describe('inspect', () => {
  it('distinguishes damaged bytes from an object that is too short and a file that is missing', async () => {
    const [first] = await append(0, 3);
    if (!first) throw new Error('nothing was appended');
    await stored.pack(file);
    const [key = ''] = await stored.keys();
    const inspect = () => stored.openStore().inspect().stateOf(first);
    expect(await inspect()).toBe('whole');
    await stored.objects.put(key, Buffer.alloc(2000, 1));
    expect(await inspect()).toBe('damaged');
    await stored.objects.put(key, Buffer.alloc(50, 1));
    expect(await inspect()).toBe('short');
    await archive.removeFile(file);
    expect(await inspect()).toBe('missing');
  });
});
