import { describe, expect, it } from 'vitest';
import { renderIndex } from './render-index.mjs';

const id = (prefix: string, number: number) => `${prefix}-${String(number).padStart(3, '0')}`;

describe('renderIndex', () => {
  it('has a heading a prefix and a line an id, in order', () => {
    const page = renderIndex([
      { ids: [id('SHOWS', 2), id('AUTH', 9)], title: 'second', file: 'b/two.test.ts' },
      { ids: [id('AUTH', 1)], title: 'first', file: 'a/one.test.ts' },
    ]);
    expect(page.split('\n').filter((line) => /^(## |- )/.test(line))).toEqual([
      '## AUTH',
      `- **${id('AUTH', 1)}** first ([one.test.ts](../a/one.test.ts))`,
      `- **${id('AUTH', 9)}** second ([two.test.ts](../b/two.test.ts))`,
      '## SHOWS',
      `- **${id('SHOWS', 2)}** second ([two.test.ts](../b/two.test.ts))`,
    ]);
  });

  it('keeps every test of an id on its line and says the same thing once', () => {
    const test = { ids: [id('AUTH', 1)], title: 'a', file: 'x/a.test.ts' };
    const page = renderIndex([test, test, { ...test, title: 'b' }]);
    expect(page).toContain(`- **${id('AUTH', 1)}** a ([a.test.ts](../x/a.test.ts)); b ([a.test.ts](../x/a.test.ts))\n`);
  });

  it('shows marks of a title as they were written', () => {
    expect(renderIndex([{ ids: [id('AUTH', 1)], title: 'draws <b> [x]', file: 'a.test.ts' }])).toContain('draws \\<b\\> \\[x\\]');
  });
});
