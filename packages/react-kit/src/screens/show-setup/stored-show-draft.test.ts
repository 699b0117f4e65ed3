import { describe, expect, it } from 'vitest';
import { newShowDraft } from '../../data/shows/show-draft.ts';
import { isSameDraft, readShowDraft } from './stored-show-draft.ts';

const stored = {
  savedAt: 1_795_000_000,
  maxCompletedStep: 1,
  draft: { ...newShowDraft, title: '', email: 'not yet' },
};

describe('readShowDraft', () => {
  it('reads a stored draft, including half-typed fields', () => {
    expect(readShowDraft(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"draft":'],
    ['a draft that lacks a field', JSON.stringify({ ...stored, draft: { title: 'x' } })],
  ])('returns null for %s', (_, text) => {
    expect(readShowDraft(text)).toBeNull();
  });
});

describe('isSameDraft', () => {
  it('compares the entered values in any order of fields, ignoring the version', () => {
    const { title, ...rest } = newShowDraft;
    expect(isSameDraft(newShowDraft, { ...rest, title, version: 4 })).toBe(true);
    expect(
      isSameDraft(newShowDraft, {
        ...newShowDraft,
        playlist_categories: ['/wxyz/api/v1/playlistcategory/1/'],
      }),
    ).toBe(false);
  });
});
