// Runs every check in order, stops at the first failure, and ends with a line that counts them.
// `node tools/check.mjs --only lint,unit` runs those only.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { pickSteps, runSteps, summaryLine } from './check/steps.mjs';
import { runCommand } from './setup/run-command.mjs';
import { runMain } from './setup/run-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Tests start hundreds of processes, whose code Node otherwise compiles each time.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

/** @param {string} script */
async function runScript(script) {
  const { code } = await runCommand(process.execPath, ['--run', script], { cwd: root, env });
  return code;
}

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const result = await runSteps(pickSteps(values.only), runScript, console.log);
  console.log(summaryLine(result));
  return result.failed === 0 ? 0 : 1;
});
