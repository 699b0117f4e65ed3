import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { entryPoints } from './entry-points.mjs';

const entryPoint = 'packages/sdk/src/core/index.ts';
const found = (code: string, file = entryPoint) => findingsOf(entryPoints, { [file]: code });

describe('entryPoints', () => {
  it('accepts named re-exports in an index.ts', () => {
    expect(
      found("// Why.\nexport { a, type B } from './a.ts';\nexport type {\n  C,\n} from './c.ts';\n"),
    ).toEqual([]);
  });

  it.each([
    'export const a = 1;',
    "import './a.css';",
    "import { a } from './a.ts';\nexport { a };",
    'export { a as default };',
  ])('refuses an entry point with %j', (code) => {
    expect(found(code)).toEqual([
      { file: entryPoint, message: 'is an entry point: named re-exports and nothing else' },
    ]);
  });

  it.each(["export * from './a.ts';", "export * as a from './a.ts';", "export type * from './a.ts';"])(
    'rejects %j anywhere',
    (code) => {
      expect(found(code, 'packages/sdk/src/core/http.ts')).toEqual([
        { file: 'packages/sdk/src/core/http.ts', message: 'has `export *`: name each export' },
      ]);
    },
  );

  it('ignores other files', () => {
    expect(found('export const a = 2 * 3;', 'packages/sdk/src/core/http.ts')).toEqual([]);
  });
});
