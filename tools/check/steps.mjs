import { SetupError } from '../setup/setup-error.mjs';

/** @typedef {{ name: string, script: string }} Step `name` for `--only`, and the script of the root package.json that it runs */

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'workspace', script: 'check:workspace' },
  { name: 'requirements', script: 'check:requirements' },
  { name: 'knip', script: 'knip' },
  { name: 'unit', script: 'test:unit' },
  { name: 'postgres', script: 'test:postgres' },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'size' },
  { name: 'packages', script: 'check:packages' },
  { name: 'e2e', script: 'test:e2e' },
];

/**
 * Returns the steps of a list like `lint,unit`, in their fixed order; all steps without a list. An unknown name is an error.
 * @param {string | undefined} only
 * @returns {readonly Step[]}
 */
export function pickSteps(only) {
  if (only === undefined) return STEPS;
  const asked = only.split(',').map((name) => name.trim());
  const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new SetupError(`There is no step ${unknown.join(', ')}. The steps: ${STEPS.map(({ name }) => name).join(', ')}.`);
  return STEPS.filter(({ name }) => asked.includes(name));
}

/**
 * Runs the steps one after another and stops at the first that exits with an error.
 * @param {readonly Step[]} steps
 * @param {(script: string) => Promise<number>} runScript returns the exit code
 * @param {(line: string) => void} say
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, runScript, say) {
  for (const [index, { name, script }] of steps.entries()) {
    say(`── ${name} (${script})`);
    const started = performance.now();
    const code = await runScript(script);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      say(`── ${name} FAILED after ${seconds} s (exit code ${code})`);
      const left = steps.slice(index + 1).map((step) => step.name);
      if (left.length > 0) say(`── not run: ${left.join(', ')}`);
      return { passed: index, failed: 1 };
    }
    say(`── ${name} passed in ${seconds} s`);
  }
  return { passed: steps.length, failed: 0 };
}

/**
 * Returns the last line of the output.
 * @param {{ passed: number, failed: number }} result
 * @returns {string}
 */
export function summaryLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
