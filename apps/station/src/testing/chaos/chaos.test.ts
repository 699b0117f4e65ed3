import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SeededRandom } from '../../audio/demo/seeded-random.ts';
import { openPostgres } from '../../platform/db/dialects/postgres/open-postgres.ts';
import { isOnPostgres, testPostgres } from '../postgres/test-postgres.ts';
import { runChaos } from './run-chaos.ts';

/** `npm run test:chaos` sets it to ten minutes. */
const seconds = Number(process.env['CHAOS_SECONDS'] ?? 40);
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 100_000);

it.runIf(isOnPostgres)(
  `loses nothing when processes and machines are killed for ${seconds} seconds`,
  { timeout: (seconds + 400) * 1000 },
  async () => {
    const postgres = await testPostgres();
    const dataDir = await mkdtemp(join(tmpdir(), 'postkit-chaos-'));
    const db = await openPostgres(postgres.url);
    const report = (line: string) => void process.stdout.write(`${line}\n`);
    const numbers = new SeededRandom(seed);
    report(`CHAOS_SEED=${seed}`);
    try {
      const findings = await runChaos({ db, databaseUrl: postgres.url, dataDir, seconds, random: () => numbers.next(), report });
      expect(findings).toEqual([]);
    } finally {
      await db.close();
      await postgres.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
