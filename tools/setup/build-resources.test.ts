import { describe, expect, it } from 'vitest';
import { buildEnvironment, buildsAtOnce } from './build-resources.mjs';

const GB = 1024 ** 3;

describe('buildsAtOnce', () => {
  it.each([
    [{ cores: 2, memory: 0.5 * GB }, 1],
    [{ cores: 2, memory: 1 * GB }, 1],
    [{ cores: 2, memory: 2 * GB }, 2],
    [{ cores: 8, memory: 3 * GB }, 5],
    [{ cores: 1, memory: 8 * GB }, 1],
  ])('is limited by cores and memory: %o', (machine, count) => {
    expect(buildsAtOnce(machine)).toBe(count);
  });
});

describe('buildEnvironment', () => {
  it('limits the memory and keeps the settings of the developer', () => {
    const env = buildEnvironment('apps/console', {
      NODE_OPTIONS: '--trace-warnings',
      RAYON_NUM_THREADS: '4',
    });
    expect(env).toMatchObject({ MIMALLOC_PURGE_DELAY: '0', RAYON_NUM_THREADS: '4' });
    expect(env['NODE_OPTIONS']).toMatch(/^--max-old-space-size=\d+ .*--trace-warnings$/);
  });
});
