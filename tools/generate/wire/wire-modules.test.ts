import { describe, expect, it } from 'vitest';
import { operations, show, tag } from '../../../packages/sdk/src/schema/index.ts';
import { wireModules } from './wire-modules.mjs';
import { wireOperation } from './wire-operation.mjs';

describe('wireModules', async () => {
  const modules = await wireModules();

  it.each(modules.filter(({ exports }) => exports))(
    'writes $path with the values of the schemas',
    async ({ path, exports }) => {
      expect({ ...(await import(path)) }).toEqual(exports);
    },
  );

  const lines = modules
    .filter(({ path }) => path.endsWith('wire-types.ts'))
    .flatMap(({ path, text }) =>
      text.split('\n').map((line, index, all) => ({ path, line, above: all[index - 1] ?? '' })),
    );

  it('writes a comment above every type and field, which says when it is null', () => {
    const declared = lines.filter(({ line }) => /^(?:export |[\w"'.]+\??: )/.test(line));
    expect(declared.length).toBeGreaterThan(1000);
    expect(declared.filter(({ above }) => !/^\/\*\* \S.* \*\/$/.test(above))).toEqual([]);
    const nullable = declared.filter(({ line }) => /\| null( \| undefined)?;$/.test(line));
    expect(nullable.filter(({ above }) => !/\bnull\b/i.test(above))).toEqual([]);
  });
});

describe('wireOperation', () => {
  const declared = operations.tags.create;

  it('copies the call, and no access, schema, error or summary', () => {
    expect(wireOperation(declared)).toEqual({
      id: 'tags.create',
      method: 'POST',
      path: declared.path,
      responseKind: 'json',
      success: 201,
    });
  });

  it.each([
    ['a record', show],
    ['a list', show.array()],
    ['a page', tag.extend({ objects: show.array() })],
  ])('names the fields of JSON text of %s', (_, schema) => {
    expect(wireOperation({ ...declared, response: schema })).toMatchObject({
      jsonText: { response: ['prefix_list'] },
    });
    expect(wireOperation({ ...declared, body: schema })).toMatchObject({
      jsonText: { body: ['prefix_list'] },
    });
  });

  it('rejects a codec that the client could not find', () => {
    for (const part of [{ response: tag.extend({ inner: show }) }, { query: show }]) {
      expect(() => wireOperation({ ...declared, ...part })).toThrow('tags.create');
    }
  });
});
