import { SetupError } from '../../setup/setup-error.mjs';

/**
 * `name` for `--only`, and the script of the root package.json that the step runs; `args` are added to it.
 * @typedef {{ name: string, script: string, args?: readonly string[] }} Step
 */

/** @typedef {{ code: number, output: string }} Ending the exit code of a step, and its output if that was not shown */

/**
 * The steps in their order. Those of one stage run side by side. The builds come before the tests, which start the built programs.
 * @type {readonly (readonly Step[])[]}
 */
export const STAGES = [
  [
    { name: 'format', script: 'format:check' },
    { name: 'lint', script: 'lint' },
    { name: 'types', script: 'typecheck' },
    { name: 'workspace', script: 'check:workspace' },
    { name: 'generated', script: 'generate', args: ['--check'] },
    { name: 'knip', script: 'knip' },
  ],
  [{ name: 'build', script: 'build', args: ['--stale'] }],
  [{ name: 'unit', script: 'test:unit' }],
  [
    { name: 'size', script: 'size' },
    { name: 'packages', script: 'check:packages' },
  ],
  [{ name: 'e2e', script: 'test:e2e' }],
];

/**
 * Returns the stages of a list like `lint,unit`, in their fixed order; all stages without a list. An unknown name is an error.
 * @param {string | undefined} only
 * @returns {readonly (readonly Step[])[]}
 */
export function pickSteps(only) {
  if (only === undefined) return STAGES;
  const asked = only.split(',').map((name) => name.trim());
  const names = STAGES.flat().map(({ name }) => name);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new SetupError(`There is no step ${unknown.join(', ')}. The steps: ${names.join(', ')}.`);
  return STAGES.map((stage) => stage.filter(({ name }) => asked.includes(name))).filter(
    (stage) => stage.length > 0,
  );
}

/**
 * Runs stages one after another, the steps of a stage side by side, and begins no step after the first that fails. A step that
 * runs alone shows its output as it comes; that of the others is shown whole when they end.
 * @param {readonly (readonly Step[])[]} stages
 * @param {{ run: (step: Step, isAlone: boolean) => Promise<Ending>, say: (line: string) => void, lanes?: number }} options `lanes`
 * is how many steps run at once
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(stages, { run, say, lanes = 1 }) {
  const left = new Set(stages.flat().map(({ name }) => name));
  const count = { passed: 0, failed: 0 };

  /** @param {Step} step @param {boolean} isAlone */
  async function runStep(step, isAlone) {
    const { name, script } = step;
    left.delete(name);
    if (isAlone) say(`── ${name} (${script})`);
    const started = performance.now();
    const { code, output } = await run(step, isAlone);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (!isAlone) say(`── ${name} (${script})`);
    if (output.trim() !== '') say(output.trimEnd());
    say(
      code === 0
        ? `── ${name} passed in ${seconds} s`
        : `── ${name} FAILED after ${seconds} s (exit code ${code})`,
    );
    count[code === 0 ? 'passed' : 'failed'] += 1;
  }

  for (const stage of stages) {
    const waiting = [...stage];
    const isAlone = waiting.length === 1 || lanes === 1;
    const lane = async () => {
      for (let step = waiting.shift(); step && count.failed === 0; step = waiting.shift())
        await runStep(step, isAlone);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (count.failed > 0) break;
  }
  if (left.size > 0) say(`── not run: ${[...left].join(', ')}`);
  return count;
}

/**
 * Returns the last line of the output.
 * @param {{ passed: number, failed: number }} result
 * @returns {string}
 */
export function summaryLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
