import manifest from '../package.json' with { type: 'json' };

async function main(): Promise<void> {
  // Scripts often ask for the version, so it loads nothing else.
  if (process.argv.length === 3 && process.argv[2] === '--version') {
    process.stdout.write(`${manifest.version}\n`);
    return;
  }
  const [{ runProgram }, { defaultContext }] = await Promise.all([import('./program.ts'), import('./core/command-context.ts')]);
  process.exitCode = await runProgram(manifest.version, process.argv.slice(2), defaultContext());
}

await main();
