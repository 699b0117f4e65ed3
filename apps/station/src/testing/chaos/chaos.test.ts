import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../audio/demo/seeded-random.ts';
import { openPostgres } from '../../platform/db/dialects/postgres/open-postgres.ts';
import { isOnPostgres, testPostgres } from '../postgres/test-postgres.ts';
import { type ChaosStorage, runChaos } from './run-chaos.ts';

/** `npm run test:chaos` sets it to ten minutes. */
const seconds = Number(process.env['CHAOS_SECONDS'] ?? 25);
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 100_000);
const storages = (['s3', 'folder'] as const satisfies ChaosStorage[]).filter(
  (name) => name === (process.env['CHAOS_STORAGE'] ?? name),
);

describe.runIf(isOnPostgres)(
  `an installation whose processes and machines are killed for ${seconds} seconds`,
  () => {
    it.each(storages)(
      'loses nothing and delivers every episode once, with its files in: %s',
      { timeout: (2 * seconds + 600) * 1000 },
      async (storage) => {
        const postgres = await testPostgres();
        const dataDir = await mkdtemp(join(tmpdir(), 'postkit-chaos-'));
        const db = await openPostgres(postgres.url);
        const report = (line: string) => void process.stdout.write(`${line}\n`);
        const numbers = new SeededRandom(seed);
        report(`CHAOS_SEED=${seed} CHAOS_STORAGE=${storage}`);
        try {
          const settings = {
            db,
            databaseUrl: postgres.url,
            dataDir,
            storage,
            seconds,
            random: () => numbers.next(),
            report,
          };
          expect(await runChaos(settings)).toEqual([]);
        } finally {
          await db.close();
          await postgres.drop();
          await rm(dataDir, { recursive: true, force: true });
        }
      },
    );
  },
);
