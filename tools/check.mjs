// Runs every check, stops after the first failure, and ends with a line that counts them.
// `node tools/check.mjs --only lint,unit` runs those only, `--changed` what concerns the files that changed since `main`.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedFiles } from './checks/gate/changed-files.mjs';
import { changedSteps } from './checks/gate/changed-steps.mjs';
import { runScript } from './checks/gate/run-script.mjs';
import { pickSteps, runSteps, summaryLine } from './checks/gate/steps.mjs';
import { workspaceOf } from './checks/workspace/workspace.mjs';
import { listFiles } from './setup/files/list-files.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Tests start hundreds of processes, whose code Node otherwise compiles each time.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

/** The stages of a run by what changed; says what it leaves out. */
function changedStages() {
  const { since, files } = changedFiles(root);
  const all = listFiles(root);
  const manifests = all.filter((file) => /(^|\/)package\.json$|^pnpm-workspace\.yaml$/.test(file));
  const { members } = workspaceOf(
    new Map(manifests.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  );
  const { stages, notes } = changedSteps(files, { since, all, members });
  console.log(`PostKit: ${files.length} files changed since ${since}; without --changed, every check runs`);
  for (const note of notes) console.log(`── ${note}`);
  return stages;
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, changed: { type: 'boolean', default: false } },
  });
  const stages = values.changed ? changedStages() : pickSteps(values.only);
  const result = await runSteps(stages, {
    run: (step, isAlone) => runScript(step, { root, env, isShown: isAlone }),
    say: console.log,
    lanes: availableParallelism(),
  });
  console.log(summaryLine(result));
  return result.failed === 0 ? 0 : 1;
});
