import { describe, expect, it } from 'vitest';
import { listFiles } from './files/list-files.mjs';
import { longFiles, spread } from './spread-long-tests.mjs';

const specs = (...names: string[]) => names.map((name) => ({ moduleId: `src/${name}.test.ts` }));

describe('spread', () => {
  it('begins the long files first to last among the first three of five others', () => {
    const others = Array.from({ length: 10 }, (_, at) => `rule-${at}`);
    const names = spread(specs(...others, 'telemetry', 'several-machines')).map(({ moduleId }) =>
      moduleId.slice(4, -8),
    );
    expect(names).toHaveLength(12);
    expect([names.indexOf('several-machines'), names.indexOf('telemetry')]).toEqual([0, 4]);
    expect(names.filter((name) => name.startsWith('rule'))).toEqual(others);
  });

  it('keeps files of which none is long, and those of which all are', () => {
    expect(spread(specs('a', 'b'))).toEqual(specs('a', 'b'));
    expect(spread(specs('telemetry'))).toEqual(specs('telemetry'));
  });

  it('knows long files only by names that exist', () => {
    const tests = listFiles(`${import.meta.dirname}/../../`).filter((file) => /\.test\.tsx?$/.test(file));
    expect(longFiles.filter((pattern) => !tests.some((file) => pattern.test(file)))).toEqual([]);
  });
});
