import { z } from 'zod';
import { queryInteger } from './scalars.ts';

/** A page of a resource list. `limit` 0 returns all. */
export const resourceListQuery = z.object({
  limit: queryInteger.pipe(z.int().min(0).max(10_000)).optional(),
  offset: queryInteger.pipe(z.int().min(0)).optional(),
});

/** Position of the page in the whole list. */
export const resourceListMeta = z.object({
  limit: z.int(),
  offset: z.int(),
  total_count: z.int(),
  /** Path of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Path of the page before; null on the first one. */
  previous: z.string().nullable(),
});

/** The response of every resource list: the position of the page, and its entities. */
export function resourceList<Entity extends z.ZodType>(entity: Entity) {
  return z.object({ meta: resourceListMeta, objects: z.array(entity) });
}

export interface ResourceList<Entity> {
  meta: z.output<typeof resourceListMeta>;
  objects: Entity[];
}
