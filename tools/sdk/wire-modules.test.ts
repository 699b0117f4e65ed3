import { describe, expect, it } from 'vitest';
import { operations, show, tag } from '../../packages/sdk/src/schema/index.ts';
import { wireModules } from './wire-modules.mjs';
import { wireOperation } from './wire-operation.mjs';

describe('wireModules', async () => {
  it.each(await wireModules())('writes $path as it is in the repository (else: npm run wire-operations)', async ({ path, exports }) => {
    expect({ ...(await import(path)) }).toEqual(exports);
  });
});

describe('wireOperation', () => {
  const declared = operations.tags.create;

  it('copies the call and its access, and no schema, error or summary', () => {
    expect(wireOperation(declared)).toEqual({
      id: 'tags.create',
      method: 'POST',
      path: declared.path,
      responseKind: 'json',
      bodyKind: 'json',
      success: 201,
      access: declared.access,
    });
  });

  it.each([
    ['a record', show],
    ['a list', show.array()],
    ['a page', tag.extend({ objects: show.array() })],
  ])('names the fields of JSON text of %s', (_, schema) => {
    expect(wireOperation({ ...declared, response: schema })).toMatchObject({ jsonText: { response: ['prefix_list'] } });
    expect(wireOperation({ ...declared, body: schema })).toMatchObject({ jsonText: { body: ['prefix_list'] } });
  });

  it('rejects a codec that the client could not find', () => {
    for (const part of [{ response: tag.extend({ inner: show }) }, { query: show }]) {
      expect(() => wireOperation({ ...declared, ...part })).toThrow('tags.create');
    }
  });
});
