import { describe, expect, it } from 'vitest';
import { importsOf, packageOf, resolveImport } from './imports-of.mjs';

describe('importsOf', () => {
  it.each([
    ["import a from 'a';", ['a']],
    ["import type { A,\n  B } from './b.ts';", ['./b.ts']],
    ["export { a } from './a.ts'; export type { B } from './b.ts';", ['./a.ts', './b.ts']],
    ["export * from './a.ts';", ['./a.ts']],
    ["import './a.css';", ['./a.css']],
    ["const a = await import('./a.ts');", ['./a.ts']],
    ["const a = lazy(() =>\n  import(\n    './a.ts'\n  ));", ['./a.ts']],
    ['export const from = \'a\';\nconst b = "import x";', []],
    ["// import a from 'a';\n/* import b from 'b'; */\nimport c from 'c';", ['c']],
    ["const url = 'https://x'; import a from 'a';", ['a']],
    ["const p = <p>Don't // do</p>;\nimport a from 'a';", ['a']],
    ["const r = /['\"`]/;\nimport a from 'a';", ['a']],
  ])('reads %j', (code, imports) => {
    expect(importsOf(code)).toEqual(imports);
  });
});

describe('resolveImport', () => {
  it('resolves to a path from the root', () => {
    expect(resolveImport('a/b/c.ts', '../d/e.ts')).toBe('a/d/e.ts');
    expect(resolveImport('a/b/c.ts', './e.ts')).toBe('a/b/e.ts');
    expect(resolveImport('a/b/c.ts', 'zod')).toBeUndefined();
  });
});

describe('packageOf', () => {
  it('omits the entry', () => {
    expect(['zod', 'zod/v4', '@postkit/sdk', '@postkit/sdk/schema'].map(packageOf)).toEqual([
      'zod',
      'zod',
      '@postkit/sdk',
      '@postkit/sdk',
    ]);
  });
});
