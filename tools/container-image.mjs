// `npm run container`: builds the station's container image with docker, podman or buildah. `--tag NAME` names it, `--platform
// linux/amd64,linux/arm64` builds for other processors, and arguments after `--` go to the builder, such as `-- --push`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from './setup/run-command.mjs';
import { runMain } from './setup/run-main.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { buildArguments, chooseBuilder } from './station/container-builder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tag: { type: 'string', default: 'postkit-station' }, platform: { type: 'string' } },
  });
  const builder = chooseBuilder(works);
  if (!builder) {
    throw new SetupError(
      'No builder of container images works here: docker needs its buildx plugin and a running daemon. Install it, podman or buildah.',
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'apps/station/package.json'), 'utf8'));
  const args = buildArguments(builder, { ...values, version, revision: revision(), rest: positionals });
  const { code } = await runCommand(builder, args, { cwd: root });
  return code;
});

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function works(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function revision() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
