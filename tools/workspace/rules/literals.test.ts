import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { literals } from './literals.mjs';

// In pieces, as in the rule: a test may say it, but this one is not about itself.
const path = ['/', 'api/v1/'].join('');
const outside = ['..', 'shared', 'data'].join('/');
const count = (file: string, text: string) => findingsOf(literals, { [file]: text }).length;

describe('literals', () => {
  it.each([`'${path}shows/'`, `"${path}shows/"`, `\`/\${station}${path}shows/\``])('finds the path of an operation in %s', (text) => {
    expect(count('apps/console/src/a.ts', `fetch(${text});`)).toBe(1);
  });

  it('lets the schema, tests and comments have it', () => {
    const text = `fetch('${path}shows/');`;
    expect(count('packages/sdk/src/schema/shows/operations.ts', text)).toBe(0);
    expect(count('apps/station/src/a.test.ts', text)).toBe(0);
    expect(count('e2e/journeys/a.ts', text)).toBe(0);
    expect(count('apps/station/src/a.ts', `// ${text}`)).toBe(0);
  });

  it('finds words about the folder beside the repository, in documents too, and lets tests have them', () => {
    expect(count('docs/a.md', `see ${outside}`)).toBe(1);
    expect(count('apps/station/src/a.test.ts', `read('${outside}')`)).toBe(0);
  });
});
