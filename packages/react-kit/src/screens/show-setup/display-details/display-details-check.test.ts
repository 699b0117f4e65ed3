import { describe, expect, it } from 'vitest';
import { newShowDraft, type ShowDraft } from '../../../data/shows/show-draft.ts';
import { english } from '../../../words/catalogue.ts';
import { checkDisplayDetails } from './display-details-check.ts';

const complete = {
  ...newShowDraft,
  square_image: '/cover.jpg',
  rectangle_image: '/share.jpg',
  itunes_categories: 'Arts',
};

const check = (draft: ShowDraft) => checkDisplayDetails(draft, english);

describe('checkDisplayDetails', () => {
  it('WIZ-051 requires both images and the main category only', () => {
    expect(check(newShowDraft)).toEqual({
      square_image: 'Add square cover art.',
      rectangle_image: 'Add a social share image.',
      itunes_categories: 'You must select this category',
    });
    expect(check(complete)).toEqual({});
    expect(check({ ...complete, itunes_categories: 'Arts:Books,News,History' })).toEqual({});
  });

  it('names a category that directories no longer have', () => {
    expect(check({ ...complete, itunes_categories: 'Games & Hobbies' }).itunes_categories).toContain(
      'Games & Hobbies',
    );
  });

  it('rejects duplicate categories', () => {
    expect(check({ ...complete, itunes_categories: 'Arts,News,Arts' })).toHaveProperty('itunes_categories');
    expect(check({ ...complete, itunes_categories: 'Arts:Books,Arts:Food' })).toEqual({});
  });
});
