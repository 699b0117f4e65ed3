import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** A repository of members whose build runs the given lines of a program, which knows its folder as `out`. */
export async function smallRepository(members: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  await folder.write('node_modules/.bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, 0o755);
  for (const [member, lines] of Object.entries(members)) {
    const head =
      "const { mkdirSync, writeFileSync, existsSync } = require('node:fs');\nconst out = process.argv[process.argv.indexOf('--outDir') + 1];\nmkdirSync(out, { recursive: true });\n";
    await folder.write(`${member}/build.cjs`, `${head}${lines}\n`);
    await folder.write(
      `${member}/package.json`,
      JSON.stringify({ scripts: { build: 'node build.cjs', 'build:testing': 'node build.cjs' } }),
    );
    await folder.write(`${member}/src/main.ts`, '1');
    await mkdir(join(folder.root, member, 'node_modules'));
  }
  await chmod(folder.root, 0o755);
  return folder;
}

/** Lines that end the build with a file. */
export const finished = "writeFileSync(`${out}/main.js`, '');";
