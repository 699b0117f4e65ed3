import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { storeys } from './storeys.mjs';

function found(file: string, specifier: string) {
  const target = posix.join(posix.dirname(file), specifier);
  const files = {
    [target]: '',
    [file]: `import { a } from '${specifier}';\nimport { b } from './made-up.ts';`,
  };
  return findingsOf(storeys, files).map(({ message }) => message);
}

describe('storeys', () => {
  it.each([
    ['tools/setup/report.mjs', '../checks/gate/steps.mjs', 'only setup and generate are for others'],
    ['tools/generate/wire/a.mjs', '../../packages/published.mjs', 'only setup and generate are for others'],
    ['tools/start.mjs', './checks/gate/steps.mjs', 'only setup and generate are for others'],
    ['tools/setup/a.test.ts', '../../apps/station/src/main.ts', 'may not see apps and e2e'],
    ['tools/generate.mjs', '../e2e/support/a.ts', 'may not see apps and e2e'],
    ['apps/docs/build/a.ts', '../../../tools/packages/published.mjs', 'only setup and generate'],
    ['e2e/support/a.ts', '../../tools/checks/links/read-links.mjs', 'only setup and generate'],
    ['vitest.config.ts', './tools/checks/gate/steps.mjs', 'only setup and generate'],
  ])('rejects that %s imports %s', (file, specifier, message) => {
    expect(found(file, specifier)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['tools/setup/report.mjs', './setup-error.mjs'],
    ['tools/generate/wire/a.mjs', '../../../packages/sdk/src/schema/index.ts'],
    ['tools/start.mjs', './setup/report.mjs'],
    ['tools/checks/guides/a.test.ts', '../../../apps/station/src/platform/config.ts'],
    ['tools/rehearse.mjs', '../e2e/support/a.ts'],
    ['apps/docs/build/a.ts', '../../../tools/setup/public-address.mjs'],
    ['e2e/contract/a.test.ts', '../../tools/generate/sdk-reference/sdk-pages.mjs'],
  ])('accepts that %s imports %s', (file, specifier) => {
    expect(found(file, specifier)).toEqual([]);
  });
});
