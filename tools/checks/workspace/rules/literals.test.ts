import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { literals } from './literals.mjs';

// Split into parts, as in the rule, so that this file is no case of its own.
const path = ['/', 'api/v1/'].join('');
const outside = ['..', 'shared', 'data'].join('/');
const count = (file: string, text: string) => findingsOf(literals, { [file]: text }).length;

describe('literals', () => {
  it.each([`'${path}shows/'`, `"${path}shows/"`, `\`/\${station}${path}shows/\``])(
    'finds an operation path in %s',
    (text) => {
      expect(count('apps/console/src/a.ts', `fetch(${text});`)).toBe(1);
    },
  );

  it('accepts it in the schema, tests and comments', () => {
    const text = `fetch('${path}shows/');`;
    expect(count('packages/sdk/src/schema/shows/operations.ts', text)).toBe(0);
    expect(count('apps/station/src/a.test.ts', text)).toBe(0);
    expect(count('e2e/journeys/a.ts', text)).toBe(0);
    expect(count('apps/station/src/a.ts', `// ${text}`)).toBe(0);
  });

  it('finds mentions of the folder beside the repository, also in documents, but not in tests', () => {
    expect(count('docs/a.md', `see ${outside}`)).toBe(1);
    expect(count('apps/station/src/a.test.ts', `read('${outside}')`)).toBe(0);
  });
});
