import { describe, expect, it } from 'vitest';
import { collectTitles, isTestFile } from './collect-titles.mjs';

const one = 'DOOR-001';
const two = 'DOOR-002';

const sentences = (text: string) => collectTitles('a.test.ts', text).map(({ sentence }) => sentence);

describe('collectTitles', () => {
  it('takes the ids off the front of a title', () => {
    expect(collectTitles('a.test.ts', `\nit('${one} ${two} refuses a wrong password', () => {});`)).toEqual([
      { ids: [one, two], sentence: 'refuses a wrong password', file: 'a.test.ts', line: 2 },
    ]);
  });

  it('accepts commas and a colon after ids', () => {
    expect(collectTitles('a.test.ts', `test("${one}, ${two}: refused", run);`)).toMatchObject([
      { ids: [one, two], sentence: 'refused' },
    ]);
  });

  it('puts the names of describes in front', () => {
    const text = `describe('signIn', () => { describe(refuse, () => { it('${one} says why', run); }); it('${two} works', run); });`;
    expect(sentences(text)).toEqual(['signIn refuse says why', 'signIn works']);
  });

  it('puts the title of a test in front of its steps', () => {
    const text = `test.describe('a station', () => test('${one} is edited', () => test.step('${two} its title', run)));`;
    expect(sentences(text)).toEqual(['a station is edited', 'a station is edited: its title']);
  });

  it('reads titles of each, of conditions, on a line of their own, and with placeholders', () => {
    const text = `it.each([['a', 1]])('${one} takes %s', run);\nit.skipIf(!data)(\n  '${two} reads it', run);\ntest.concurrent(\`${one} of \${name}\`, run);`;
    expect(sentences(text)).toEqual(['takes %s', 'reads it', 'of ${name}']);
  });

  it('reads ids that begin the rows of each', () => {
    const text = `it.each([['${one}', 1], ['${two} ${one}', 2]] as const)('%s fails with %d', run);\nit.each([['a']])('%s passes', run);`;
    expect(collectTitles('a.test.ts', text).map(({ ids, sentence }) => [ids, sentence])).toEqual([
      [[one], 'fails with %d'],
      [[two, one], 'fails with %d'],
    ]);
  });

  it('ignores ids within a title, in comments, in other calls and in describe', () => {
    expect(
      sentences(`// ${one}\nlog('${one} x');\ndescribe('${one} x', () => { it('as ${one} says', run); });`),
    ).toEqual([]);
  });

  it('reads escaped quotes as quotes', () => {
    expect(sentences(`it('${one} it\\'s kept', run);`)).toEqual(["it's kept"]);
  });

  it('reads JSX', () => {
    expect(
      collectTitles('a.test.tsx', `it('${one} draws', () => render(<Tag<string> name="a" />));`),
    ).toHaveLength(1);
  });
});

describe('isTestFile', () => {
  it('accepts tests, specs and everything in e2e', () => {
    expect(['a/b.test.tsx', 'a/b.spec.ts', 'e2e/pages/page.ts'].every(isTestFile)).toBe(true);
    expect(['a/b.ts', 'a/e2e/b.ts', 'a/b.test.md'].some(isTestFile)).toBe(false);
  });
});
