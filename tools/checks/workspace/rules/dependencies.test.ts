import { describe, expect, it } from 'vitest';
import { findingsOf, manifest } from '../testing/small-workspace.ts';
import { dependencies } from './dependencies.mjs';

const file = 'apps/console/package.json';
// In the texts of imports by its name only, or the rule would find them here.
const sdk = '@postkit/sdk';
const naming = (version: string) => ({
  [file]: manifest('apps/console', { dependencies: { '@postkit/sdk': version } }),
});

describe('dependencies', () => {
  it('finds a member that is imported but not declared', () => {
    expect(
      findingsOf(dependencies, { 'apps/console/src/a.ts': `import { a } from '${sdk}/schema';` }),
    ).toEqual([
      { file: 'apps/console/src/a.ts', message: `imports @postkit/sdk, which ${file} does not name` },
    ]);
  });

  it('finds a member that is declared but not used', () => {
    expect(findingsOf(dependencies, naming('workspace:*'))).toEqual([
      { file, message: 'names @postkit/sdk, which nothing uses' },
    ]);
  });

  it('requires the workspace protocol', () => {
    expect(
      findingsOf(dependencies, { ...naming('^1.0.0'), 'apps/console/src/a.ts': `import '${sdk}';` }),
    ).toEqual([{ file, message: '@postkit/sdk must be "workspace:*"' }]);
  });

  it('counts a command that is run as a use', () => {
    const files = {
      'packages/cli/package.json': manifest('packages/cli', { bin: { postkit: './bin/postkit.mjs' } }),
      'e2e/package.json': manifest('e2e', { devDependencies: { '@postkit/cli': 'workspace:*' } }),
    };
    expect(findingsOf(dependencies, files)).toHaveLength(1);
    expect(
      findingsOf(dependencies, { ...files, 'e2e/cli.ts': "const cli = 'node_modules/.bin/postkit';" }),
    ).toEqual([]);
  });
});
