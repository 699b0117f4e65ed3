import manifest from '../package.json' with { type: 'json' };

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [only] = args;
  // Both load nothing else: scripts often ask for the version, and users for the help.
  if (args.length === 1 && only === '--version') return void process.stdout.write(`${manifest.version}\n`);
  if (args.length === 1 && only === '--help')
    return void process.stdout.write((await import('./help.ts')).rootHelp());
  const [{ runProgram }, { defaultContext }] = await Promise.all([
    import('./program.ts'),
    import('./core/command-context.ts'),
  ]);
  process.exitCode = await runProgram(manifest.version, args, defaultContext());
}

await main();
