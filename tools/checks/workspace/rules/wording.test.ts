import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { wording } from './wording.mjs';

const found = (file: string, text: string) =>
  findingsOf(wording, { [file]: text }).map(({ message }) => message);

describe('wording', () => {
  it.each([
    '// Somebody else saved it.',
    '/** The number of people who heard it. */',
    '/**\n * Sorted.\n * Told to every browser.\n */',
    '{/* Rendered anew. */}',
    '// Reads it. What is missing stays empty.',
  ])('finds the dialect in the comment %s', (comment) => {
    expect(found('apps/station/src/a.ts', `const a = 1;\n${comment}`)).toHaveLength(1);
  });

  it.each([
    "it('tells the user', () => {});",
    'describe(`nobody`, () => {});',
    "it.each([\n  'a',\n])('goes on with %s', () => {});",
  ])('finds the dialect in the title of %s', (test) => {
    expect(found('apps/station/src/a.test.ts', test)).toHaveLength(1);
  });

  it.each([
    "const words = { mend: 'Mend first' };",
    'const words = { hint: (name: string) => `Tell listeners of ${name}` };',
    "const words = { title: 'What you hear' };",
  ])('finds the dialect in the words of a screen, %s', (text) => {
    expect(found('packages/react-kit/src/screens/a/a.messages.ts', text)).toHaveLength(1);
    expect(found('packages/react-kit/src/screens/a/a.tsx', text)).toEqual([]);
  });

  it('accepts a question, and keys that only code reads', () => {
    const text = "const words = { mend: 'Fix first', reply: 'What should change?' };";
    expect(found('packages/react-kit/src/screens/a/a.messages.ts', text)).toEqual([]);
  });

  it('finds the dialect in names, word by word', () => {
    expect(found('apps/station/src/a.ts', 'const toldUser = new ImportTeller(hole_seconds);')).toEqual([
      expect.stringContaining('line 1: the name "toldUser"'),
      expect.stringContaining('line 1: the name "ImportTeller"'),
      expect.stringContaining('line 1: the name "hole_seconds"'),
    ]);
    expect(found('apps/station/src/a.ts', 'const wholesale = storyteller.outstanding;')).toEqual([]);
  });

  it('names the line of a comment that has several', () => {
    expect(found('apps/station/src/a.ts', 'a();\n/**\n * Fine.\n * Nobody reads it.\n */')).toEqual([
      expect.stringContaining('line 4: "Nobody"'),
    ]);
  });

  it('finds the dialect in documents, and leaves the specification and the glossary their quotations', () => {
    expect(found('docs/a.md', 'Somebody signs in.')).toHaveLength(1);
    expect(found('docs/a.md', 'The header `Told` is sent.')).toEqual([]);
    expect(found('docs/spec/a.md', 'Somebody signs in.')).toEqual([]);
    expect(found('docs/glossary.md', 'Not somebody.')).toEqual([]);
  });

  it('allows texts, words in backquotes, and expressions that only look alike', () => {
    const text = "// Tells the two apart. `somebody` is a value.\nconst a = 'Somebody'; // What if it fails?";
    expect(found('apps/station/src/a.ts', text)).toEqual([]);
  });
});
