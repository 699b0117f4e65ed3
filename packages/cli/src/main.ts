import manifest from '../package.json' with { type: 'json' };
import { exitCodes } from './core/cli-error.ts';

async function main(): Promise<void> {
  // Scripts ask for the version often; it needs nothing of the rest.
  if (process.argv.length === 3 && process.argv[2] === '--version') {
    process.stdout.write(`${manifest.version}\n`);
    return;
  }
  const [{ CommanderError }, { createProgram }] = await Promise.all([import('commander'), import('./program.ts')]);
  try {
    await createProgram(manifest.version).parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
}

await main();
