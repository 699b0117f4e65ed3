import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STAGES, pickSteps, runSteps, summaryLine } from './steps.mjs';

const [a, b, c] = [
  { name: 'a', script: 'run:a' },
  { name: 'b', script: 'run:b' },
  { name: 'c', script: 'run:c' },
] as const;

/** Runs stages whose step `failing` exits with 2; returns the names in the order in which they began and the lines. */
async function runAll(stages: { name: string; script: string }[][], { failing = '', lanes = 1 } = {}) {
  const began: string[] = [];
  const lines: string[] = [];
  const result = await runSteps(stages, {
    run: async ({ name }, isAlone) => {
      began.push(name);
      return { code: name === failing ? 2 : 0, output: isAlone ? '' : `output of ${name}\n` };
    },
    say: (line) => lines.push(line.replace(/[\d.]+ s/, '0 s')),
    lanes,
  });
  return { began, lines, summary: summaryLine(result) };
}

describe('STAGES', () => {
  it('runs scripts of the root package.json', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(STAGES.flat().filter(({ script }) => !(script in scripts))).toEqual([]);
  });

  it('builds before the steps that run built programs', () => {
    const names = STAGES.map((stage) => stage.map(({ name }) => name));
    const build = names.findIndex((stage) => stage.includes('build'));
    for (const name of ['unit', 'size', 'packages', 'e2e'])
      expect(names.findIndex((stage) => stage.includes(name))).toBeGreaterThan(build);
  });
});

describe('pickSteps', () => {
  it('returns steps in their fixed order', () => {
    expect(pickSteps('unit, lint,types').map((stage) => stage.map(({ name }) => name))).toEqual([
      ['lint', 'types'],
      ['unit'],
    ]);
    expect(pickSteps(undefined)).toBe(STAGES);
  });

  it('rejects an unknown name', () => {
    expect(() => pickSteps('lint,units')).toThrow('There is no step units');
  });
});

describe('runSteps', () => {
  it('runs all steps and counts them', async () => {
    const { began, lines, summary } = await runAll([[a], [b], [c]]);
    expect(began).toEqual(['a', 'b', 'c']);
    expect(lines.slice(0, 2)).toEqual(['── a (run:a)', '── a passed in 0 s']);
    expect(summary).toBe('3 passed, 0 failed');
  });

  it('stops at the first failure and names the steps that did not run', async () => {
    const { began, lines, summary } = await runAll([[a, b, c]], { failing: 'b' });
    expect(began).toEqual(['a', 'b']);
    expect(summary).toBe('1 passed, 1 failed');
    expect(lines.slice(-2)).toEqual(['── b FAILED after 0 s (exit code 2)', '── not run: c']);
  });

  it('shows the output of steps that run side by side whole, below the name of each', async () => {
    const { lines } = await runAll([[a, b], [c]], { lanes: 2 });
    expect(lines).toEqual([
      '── a (run:a)',
      'output of a',
      '── a passed in 0 s',
      '── b (run:b)',
      'output of b',
      '── b passed in 0 s',
      '── c (run:c)',
      '── c passed in 0 s',
    ]);
  });

  it('lets a step beside a failed one end, and begins no other', async () => {
    const { began, summary, lines } = await runAll([[a, b, c]], { failing: 'a', lanes: 2 });
    expect(began).toEqual(['a', 'b']);
    expect(summary).toBe('1 passed, 1 failed');
    expect(lines).toContain('output of a');
    expect(lines.at(-1)).toBe('── not run: c');
  });
});
