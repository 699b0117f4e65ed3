import { z } from 'zod';
import { queryInteger } from './scalars.ts';

/** Page of a resource list; `limit` 0 asks for all. */
export const resourceListQuery = z.object({
  limit: queryInteger.pipe(z.int().min(0).max(10_000)).optional(),
  offset: queryInteger.pipe(z.int().min(0)).optional(),
});

/** The answer of every resource list: where this page stands, and its entities. */
export function resourceList<Entity extends z.ZodType>(entity: Entity) {
  return z.object({
    meta: z.object({
      limit: z.int(),
      offset: z.int(),
      total_count: z.int(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
    objects: z.array(entity),
  });
}

export interface ResourceList<Entity> {
  meta: { limit: number; offset: number; total_count: number; next: string | null; previous: string | null };
  objects: Entity[];
}
