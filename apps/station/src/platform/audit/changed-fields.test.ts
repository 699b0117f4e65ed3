import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('changedFields', () => {
  it('names the fields that differ, with the values before and after', () => {
    const before = { title: 'Tide', tags: ['a'], explicit: 0, image: '' };
    const after = { title: 'Tides', tags: ['a', 'b'], explicit: 0, image: null };
    expect(changedFields(before, after)).toEqual([
      { field: 'title', old: 'Tide', new: 'Tides', secret: false },
      { field: 'tags', old: 'a', new: 'a, b', secret: false },
    ]);
  });

  it('has no old values of a new thing, and no new ones of a deleted thing', () => {
    expect(changedFields(null, { title: 'Tide', note: '' })).toEqual([
      { field: 'title', old: null, new: 'Tide', secret: false },
    ]);
    expect(changedFields({ title: 'Tide' }, null)).toEqual([
      { field: 'title', old: 'Tide', new: null, secret: false },
    ]);
  });

  it('shortens long values and writes objects as JSON', () => {
    const [description, rules] = changedFields(
      {},
      { description: 'x'.repeat(201), rules: [{ match: 'Spot' }] },
    );
    expect(description?.new).toBe(`${'x'.repeat(199)}…`);
    expect(rules?.new).toBe('[{"match":"Spot"}]');
  });

  it('hides the values of secrets, listed or recognised by their names', () => {
    const values = {
      password: 'p',
      api_key: 'k',
      app_secret: 's',
      refresh_token: 't',
      fallback_credentials: 'c',
      url: 'https://x/t',
    };
    const changes = changedFields({}, values, { secret: ['url'] });
    expect(changes).toEqual(
      Object.keys(values).map((field) => ({ field, old: null, new: null, secret: true })),
    );
  });
});
