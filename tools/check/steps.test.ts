import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STEPS, pickSteps, runSteps, summaryLine } from './steps.mjs';

const steps = [
  { name: 'a', script: 'run:a' },
  { name: 'b', script: 'run:b' },
  { name: 'c', script: 'run:c' },
];

describe('STEPS', () => {
  it('runs scripts of the root package.json', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(STEPS.filter(({ script }) => !(script in scripts))).toEqual([]);
  });
});

describe('pickSteps', () => {
  it('returns steps in their fixed order', () => {
    expect(pickSteps('unit, lint').map(({ name }) => name)).toEqual(['lint', 'unit']);
    expect(pickSteps(undefined)).toBe(STEPS);
  });

  it('rejects an unknown name', () => {
    expect(() => pickSteps('lint,units')).toThrow('There is no step units');
  });
});

describe('runSteps', () => {
  it('runs all steps and counts them', async () => {
    const ran: string[] = [];
    const result = await runSteps(
      steps,
      async (script) => (ran.push(script), 0),
      () => {},
    );
    expect(ran).toEqual(['run:a', 'run:b', 'run:c']);
    expect(summaryLine(result)).toBe('3 passed, 0 failed');
  });

  it('stops at the first failure and names the steps that did not run', async () => {
    const lines: string[] = [];
    const result = await runSteps(
      steps,
      async (script) => (script === 'run:b' ? 2 : 0),
      (line) => lines.push(line),
    );
    expect(summaryLine(result)).toBe('1 passed, 1 failed');
    expect(lines.at(-1)).toBe('── not run: c');
  });
});
