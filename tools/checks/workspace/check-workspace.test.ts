import { describe, expect, it } from 'vitest';
import { checkWorkspace } from './check-workspace.mjs';
import { smallTree } from './testing/small-workspace.ts';

describe('checkWorkspace', () => {
  it('finds nothing in a valid tree', () => {
    expect(checkWorkspace(smallTree())).toEqual([]);
  });

  it('prints findings of all rules, sorted', () => {
    const tree = smallTree({
      'apps/station/src/Utils.ts': '',
      'packages/sdk/src/core/x.ts': "export * from '../client.ts';",
    });
    const lines = checkWorkspace(tree);
    expect(lines).toEqual([
      'apps/station/src/Utils.ts: "Utils" is not kebab-case',
      'packages/sdk/src/core/x.ts: has `export *`: name each export',
      'packages/sdk/src/core/x.ts: imports packages/sdk/src/client.ts: packages/sdk/src/core may not see packages/sdk/src/client.ts',
    ]);
  });
});
