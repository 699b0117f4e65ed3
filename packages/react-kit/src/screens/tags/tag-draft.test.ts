import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { dialogTexts, isNew, newTag } from './tag-draft.ts';

describe('isNew', () => {
  it('TAGS-007 is true for a tag with id null only', () => {
    expect(isNew(newTag)).toBe(true);
    expect(dialogTexts({ id: null, name: 'News' }, english).title).toBe('New tag');
    expect(isNew({ id: 0 })).toBe(false);
    expect(dialogTexts({ id: 7, name: '' }, english).title).toBe('Edit tag');
  });
});
