import type { z } from 'zod';
import type { show } from '@postkit/sdk/schema';
import { makeShow as makeDecodedShow } from '@postkit/sdk/testing';

/** The wire show 7 of WXYZ. */
export function makeShow(): z.input<typeof show> {
  const counters = { published: 12, unpublished: 0, scheduled: 1, draft: 2 };
  const dates = { last_playlist_date: 1_793_599_200, version: 3 };
  const texts = { title: 'Morning Tide', description: '', language_override: '' };
  return { ...makeDecodedShow({ id: 7, ...texts, ...dates, counters }), prefix_list: '[]' };
}
