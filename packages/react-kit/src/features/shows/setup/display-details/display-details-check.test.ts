import { describe, expect, it } from 'vitest';
import { newShowDraft } from '../../show-draft.ts';
import { checkDisplayDetails } from './display-details-check.ts';

const whole = { ...newShowDraft, square_image: '/cover.jpg', rectangle_image: '/share.jpg', itunes_categories: 'Arts' };

describe('checkDisplayDetails', () => {
  it('WIZ-051 asks for both images and the main category; the other categories may be missing', () => {
    expect(checkDisplayDetails(newShowDraft)).toEqual({
      square_image: 'Add square cover art.',
      rectangle_image: 'Add a social share image.',
      itunes_categories: 'You must select this category',
    });
    expect(checkDisplayDetails(whole)).toEqual({});
    expect(checkDisplayDetails({ ...whole, itunes_categories: 'Arts:Books,News,History' })).toEqual({});
  });

  it('says which category of an older show directories no longer have', () => {
    expect(checkDisplayDetails({ ...whole, itunes_categories: 'Games & Hobbies' }).itunes_categories).toContain('Games & Hobbies');
  });

  it('takes no category twice', () => {
    expect(checkDisplayDetails({ ...whole, itunes_categories: 'Arts,News,Arts' })).toHaveProperty('itunes_categories');
    expect(checkDisplayDetails({ ...whole, itunes_categories: 'Arts:Books,Arts:Food' })).toEqual({});
  });
});
