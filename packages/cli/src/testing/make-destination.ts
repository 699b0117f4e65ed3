import type { z } from 'zod';
import type { connection } from '@postkit/sdk/schema';
import { makeDestination as makeDecodedDestination } from '@postkit/sdk/testing';

type Wire = z.input<typeof connection>;

/** A wire destination of WXYZ, by default feed 3. */
export function makeDestination(changes: Partial<Wire> = {}): Wire {
  const feed = makeDecodedDestination({
    id: 3,
    type: 'rss',
    title: 'Tide',
    shows: [7],
    rss_url: 'http://station/wxyz/rss/3.xml',
    updated_at: 1_793_599_200,
  });
  return { ...feed, historical_items: '{}', ...changes };
}
