import { describe, expect, it } from 'vitest';
import { collectTitles, isTestFile } from './collect-titles.mjs';

// Put together here, so that this file names no requirement itself.
const id = (prefix: string, number: number) => `${prefix}-${String(number).padStart(3, '0')}`;
const one = id('AUTH', 1);
const two = id('AUTH', 2);

function titles(text: string) {
  return collectTitles('a.test.ts', text).map(({ ids, title }) => ({ ids, title }));
}

describe('collectTitles', () => {
  it('takes the ids before the words', () => {
    expect(titles(`it('${one} ${two} a wrong password is refused', () => {});`)).toEqual([
      { ids: [one, two], title: 'a wrong password is refused' },
    ]);
  });

  it('takes commas and a colon between ids and words', () => {
    expect(titles(`test("${one}, ${two}: refused", run);`)).toEqual([{ ids: [one, two], title: 'refused' }]);
  });

  it('takes titles of each, of conditions, and on a line of their own', () => {
    const text = `it.each([['a', 1]])('${one} takes %s', run);\nit.skipIf(!data)(\n  '${two} reads it', run);\ntest.concurrent(\`${one} at once\`, run);`;
    expect(titles(text).map(({ title }) => title)).toEqual(['takes %s', 'reads it', 'at once']);
  });

  it('leaves ids in the middle of a title, in comments and in describe', () => {
    expect(titles(`// ${one}\ndescribe('${one} x', () => { it('as ${one} says', run); });`)).toEqual([]);
  });

  it('takes quotes inside a title as they are meant', () => {
    expect(titles(`it('${one} it\\'s kept', run);`)).toEqual([{ ids: [one], title: "it's kept" }]);
  });
});

describe('isTestFile', () => {
  it('knows tests, specs and everything in e2e', () => {
    expect(['a/b.test.tsx', 'a/b.spec.ts', 'e2e/pages/page.ts'].every(isTestFile)).toBe(true);
    expect(['a/b.ts', 'a/e2e/b.ts', 'a/b.test.md'].some(isTestFile)).toBe(false);
  });
});
