import { describe, expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

describe('importsOf', () => {
  it('has the names of static imports, and the whole module for its other forms', () => {
    const code =
      "import { shape as form } from './a.ts'; import b from './b.ts'; import './c.css'; export* from './d.ts'; export const e = form(b);";
    expect(importsOf({ code, importedIds: ['/a.ts', '/b.ts', '/c.css', '/d.ts'] }, '*')).toEqual([
      { id: '/a.ts', name: 'shape' },
      { id: '/b.ts', name: '*' },
      { id: '/c.css', name: '*' },
      { id: '/d.ts', name: '*' },
    ]);
  });

  it('has only what is behind the export of a module that exports those of others', () => {
    const module = {
      code: "export { a } from './a.ts'; export { inner as b, c } from './b.ts';",
      importedIds: ['/a.ts', '/b.ts'],
    };
    expect(importsOf(module, 'b')).toEqual([{ id: '/b.ts', name: 'inner' }]);
    expect(importsOf(module, '*')).toEqual([
      { id: '/a.ts', name: 'a' },
      { id: '/b.ts', name: 'inner' },
      { id: '/b.ts', name: 'c' },
    ]);
  });

  it('has everything that a module with code of its own imports', () => {
    const code = "export { a } from './a.ts'; import { b } from './b.ts'; export const c = b;";
    expect(importsOf({ code, importedIds: ['/a.ts', '/b.ts'] }, 'a')).toHaveLength(2);
  });

  it('has what a module requires, or the bundler adds', () => {
    expect(importsOf({ code: "module.exports = require('./a.js');", importedIds: ['/a.js'] }, '*')).toEqual([
      { id: '/a.js', name: '*' },
    ]);
    expect(importsOf({ code: null, importedIds: ['/a.js'] }, '*')).toEqual([{ id: '/a.js', name: '*' }]);
    expect(
      importsOf({ code: "import { a } from './a.ts';", importedIds: ['/a.ts', '/helper'] }, '*'),
    ).toContainEqual({
      id: '/helper',
      name: '*',
    });
  });

  it('has the ids of each module of two with the same code', () => {
    const code = "export { a } from './a.ts';";
    expect(importsOf({ code, importedIds: ['/one/a.ts'] }, '*')).toEqual([{ id: '/one/a.ts', name: 'a' }]);
    expect(importsOf({ code, importedIds: ['/two/a.ts'] }, '*')).toEqual([{ id: '/two/a.ts', name: 'a' }]);
  });
});
