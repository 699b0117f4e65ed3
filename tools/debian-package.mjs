// `npm run deb`: builds the station's Debian package into dist/. `--arch arm64` builds it for another processor than this one's.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runMain } from './setup/run-main.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { buildDebianPackage, debianArch } from './station/build-debian-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const { values } = parseArgs({
    options: { arch: { type: 'string', default: debianArch(process.arch) }, out: { type: 'string' } },
  });
  try {
    execFileSync('dpkg-deb', ['--version'], { stdio: 'ignore' });
  } catch {
    throw new SetupError('dpkg-deb is missing. Install the package dpkg, which every Debian and Ubuntu has.');
  }
  console.log(await buildDebianPackage(root, { arch: values.arch, out: values.out ?? join(root, 'dist') }));
  return 0;
});
