import { describe, expect, it } from 'vitest';
import type { CategoryGroup } from '@postkit/sdk/schema';
import { makeGroup } from '../../testing/make-group.ts';
import { unlistedCategories } from './chapter-source.ts';

describe('unlistedCategories', () => {
  it('are those of groups of adverts and of what is hidden', () => {
    const group = (category_type: CategoryGroup['category_type'], ...names: string[]) =>
      makeGroup({ category_type, categories: names });
    const groups = [
      group('music', 'Power A'),
      group('advert', 'SPT', 'Local spots'),
      group('hidden', 'Test tones'),
      group('bed', 'Beds'),
      group('other', 'Talk'),
    ];
    expect([...unlistedCategories(groups)]).toEqual(['SPT', 'Local spots', 'Test tones']);
  });
});
