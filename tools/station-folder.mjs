// `node tools/station-folder.mjs OUT`: builds what a station needs at run time into a new folder. `--cpu arm64` installs for
// another processor than this one's. The container image and the Debian package contain this folder.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runMain } from './setup/run-main.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { fillStationFolder } from './station/fill-station-folder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { cpu: { type: 'string' } } });
  const [out] = positionals;
  if (out === undefined) throw new SetupError('Name the folder to create.');
  await fillStationFolder(root, resolve(out), values);
  return 0;
});
