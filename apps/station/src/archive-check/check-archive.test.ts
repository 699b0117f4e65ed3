import { execFile } from 'node:child_process';
import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeName } from '../platform/heartbeat/disk-probe.ts';
import { startStation, type TestStation } from '../testing/index.ts';
import { makeEvent } from '../testing/make-event.ts';
import { stationProgram } from '../testing/station-program.ts';
import { checkArchive } from './check-archive.ts';
import { describeReport } from './describe-report.ts';

const run = promisify(execFile);
let server: TestStation;
beforeAll(async () => void (server = await startStation()));
afterAll(() => server.close());

const check = () => checkArchive(server.context.config, () => undefined);

/** Stores audio: returns its file, and where its segments begin. */
async function makeAudio(segments: number) {
  const [part] = await server.features.audioEvents.partsOf(await makeEvent(server, { segments }));
  const places = part?.segments ?? [];
  const file = places[0]?.file ?? '';
  return { file, path: join(server.dataDir, 'archive', file), offsets: places.map(({ offset }) => offset) };
}

/** Runs the program as an operator does. */
async function runProgram(...args: string[]): Promise<{ code: number; stdout: string }> {
  const command = [...stationProgram('check-archive'), server.dataDir, ...args];
  const env = { ...process.env, DATABASE_URL: server.context.config.databaseUrl ?? '' };
  return run(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  );
}

describe('checkArchive', () => {
  it('finds no fault in a whole archive, while the station runs', async () => {
    await makeAudio(3);
    const report = await check();
    expect(report).toMatchObject({
      faults: [],
      trailing_bytes: [],
      orphans: [],
      without_peaks: [],
      without_checksum: 0,
      is_damaged: false,
    });
    expect(report.segments).toBeGreaterThanOrEqual(3);
    const { code, stdout } = await runProgram();
    expect(code).toBe(0);
    expect(stdout).toContain('No audio is damaged.');
  });

  it('finds every kind of fault, and reports them by its exit code', async () => {
    const [damaged, short, missing, torn, drawn] = [
      await makeAudio(3),
      await makeAudio(2),
      await makeAudio(1),
      await makeAudio(1),
      await makeAudio(1),
    ];
    const bytes = await readFile(damaged.path);
    for (const offset of damaged.offsets.slice(1)) bytes.fill(0x55, offset + 200, offset + 210);
    await writeFile(damaged.path, bytes);
    await truncate(short.path, (short.offsets[1] ?? 0) + 10);
    await rm(missing.path);
    await appendFile(torn.path, Buffer.alloc(77));
    await rm(drawn.path.replace(/\.aac$/, '.peaks'));
    await writeFile(join(server.dataDir, 'archive', 'forgotten.aac'), Buffer.alloc(5));
    await writeFile(join(server.dataDir, 'archive', probeName), '.');

    const report = await check();
    expect(report.is_damaged).toBe(true);
    expect(report.faults.map(({ file, state, segments }) => ({ file, state, segments }))).toEqual([
      { file: damaged.file, state: 'damaged', segments: 2 },
      { file: short.file, state: 'short', segments: 1 },
      { file: missing.file, state: 'missing', segments: 1 },
    ]);
    expect(report.trailing_bytes).toEqual([{ file: torn.file, bytes: 77 }]);
    expect(report.orphans).toEqual([{ file: 'forgotten.aac', bytes: 5 }]);
    expect(report.without_peaks).toEqual([{ file: drawn.file, segments: 1 }]);
    expect(describeReport(report)).toContain('4 segments cannot be played.');

    const { code, stdout } = await runProgram('--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual(report);
  });

  it('names a folder without a station', async () => {
    await expect(
      checkArchive({ ...server.context.config, dataDir: '/nowhere', databaseUrl: null }, () => undefined),
    ).rejects.toThrow('no postkit.db');
  });
});
