import { describe, expect, it } from 'vitest';
import { pickFiles } from './pick-files.mjs';

const files = [
  'packages/react-kit/src/screens/tags/tags.messages.ts',
  'packages/react-kit/src/screens/tags/tags.model.ts',
  'packages/sdk/bench/calls.bench.ts',
  'packages/sdk/src/core/address.test.ts',
  'packages/sdk/src/core/address.ts',
  'packages/sdk/src/core/testing/local-server.ts',
  'packages/sdk/src/core/transport.ts',
  'packages/sdk/src/core-notes.ts',
  'packages/sdk/src/index.ts',
];

describe('pickFiles', () => {
  it('takes a file, or the source files of a folder, once and by member', () => {
    const picked = pickFiles(
      ['packages/sdk/src/core/', 'packages/sdk/src/core/address.ts', 'packages/react-kit'],
      files,
    );
    expect([...picked]).toEqual([
      ['packages/sdk', ['packages/sdk/src/core/address.ts', 'packages/sdk/src/core/transport.ts']],
      ['packages/react-kit', ['packages/react-kit/src/screens/tags/tags.model.ts']],
    ]);
  });

  it.each([
    [],
    ['packages/sdk/src/core/address.test.ts'],
    ['packages/sdk/bench'],
    ['packages/sdk/src/core', 'no/such.ts'],
  ])('rejects %j %j', (...paths) => {
    expect(() => pickFiles(paths, files)).toThrow(/mutate/);
  });
});
