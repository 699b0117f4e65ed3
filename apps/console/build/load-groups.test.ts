import { describe, expect, it } from 'vitest';
import { loadGroups } from './load-groups.ts';

/** Modules with the ids that they import, and those that they import when they need them; code for those whose names matter. */
const graph: Readonly<Record<string, { imports?: string[]; later?: string[]; code?: string }>> = {
  page: { imports: ['react', 'form'], later: ['console', 'open-slot', 'client', 'reset'] },
  console: {
    imports: ['router', 'icons', 'react', 'requests', 'slider', 'api'],
    later: ['screen'],
    code: "import 'router'; import 'icons'; import 'react'; import 'requests'; import 'slider'; import { roles } from 'api';",
  },
  api: {
    imports: ['schema-roles', 'schema-user'],
    code: "export { roles } from 'schema-roles'; export { user } from 'schema-user';",
  },
  'open-slot': { imports: ['slot'], later: ['slot-page'] },
  'slot-page': { imports: ['slider', 'requests', 'player'] },
  client: { imports: ['requests'], later: ['icons'] },
  reset: { imports: ['icons', 'codes'] },
  router: { imports: ['store'] },
  store: { imports: ['router'] },
  screen: { imports: ['icons', 'table', 'store', 'api'] },
  'schema-user': { imports: ['schema-text'] },
  'schema-text': { imports: ['zod'] },
  form: { imports: ['react'] },
};

const modules = {
  getModuleInfo: (id: string) => ({
    code: graph[id]?.code ?? null,
    importedIds: graph[id]?.imports ?? [],
    dynamicallyImportedIds: graph[id]?.later ?? [],
  }),
};

describe('loadGroups', () => {
  it.each([
    ['first-load', ['page', 'react', 'form']],
    ['frame-of-sign-in', ['requests']],
    ['frame-of-others', ['slider', 'icons']],
    ['frame', ['console', 'router', 'store', 'api', 'schema-roles']],
    ['forms', ['zod', 'schema-text', 'schema-user']],
    ['parts', ['screen', 'table', 'schema-names']],
    ['parts-of-others', ['reset', 'codes', 'open-slot', 'slot', 'slot-page', 'player']],
  ])('puts into %s what is loaded together', (group, ids) => {
    const groups = loadGroups({
      first: 'page',
      frame: 'console',
      signIn: ['client'],
      formPackages: /^zod$/,
      schemas: /^schema-/,
    });
    const groupOf = (id: string) =>
      groups.map(({ name }) => name(id, modules)).find((name) => name !== null) ?? null;
    expect(ids.map(groupOf)).toEqual(ids.map(() => group));
  });

  it('reads a module once for all groups that ask about it', () => {
    const groups = loadGroups({
      first: 'page',
      frame: 'console',
      signIn: ['client'],
      formPackages: /^zod$/,
      schemas: /^schema-/,
    });
    const read: string[] = [];
    const counting: typeof modules = { getModuleInfo: (id) => (read.push(id), modules.getModuleInfo(id)) };
    const ask = () => groups.map(({ name }) => name('schema-user', counting));
    const before = ask();
    const reads = read.length;
    expect([ask(), read.length]).toEqual([before, reads]);
    expect(read.filter((id) => id === 'schema-user').length).toBeLessThan(groups.length);
  });
});
