import { z } from 'zod';
import { anyone } from '../operation-builders.ts';

/** The words to look for in titles, texts and transcripts. */
const searchQuery = z.object({ q: z.string().trim().max(200).optional() });

/** The question of a site that turns a pasted link into a player: https://oembed.com. */
const oembedQuery = z.object({
  /** Address of the page of an episode of this station. */
  url: z.string().max(2000),
  format: z.enum(['json', 'xml']).optional(),
  /** CSS pixels. */
  maxwidth: z.coerce.number().int().min(1).max(10_000).optional(),
  maxheight: z.coerce.number().int().min(1).max(10_000).optional(),
});

export const publicPageOperations = {
  station: anyone.read('publicPages.station', '/{station}/listen/', {
    summary: 'The public page of a station: its shows, its newest episodes, and a search',
    query: searchQuery,
  }),
  show: anyone.read('publicPages.show', '/{station}/listen/shows/{id}/', {
    summary: 'The public page of a show: its episodes and the addresses to follow it',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    errors: [410],
  }),
  oembed: anyone.read('publicPages.oembed', '/{station}/oembed/', {
    summary: 'The player of an episode for sites that turn a pasted link into one (oEmbed)',
    query: oembedQuery,
    errors: [410],
  }),
} as const;
