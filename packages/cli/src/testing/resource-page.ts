/** A page of a resource list with these entities. */
export function resourcePage<Entity>(objects: readonly Entity[]) {
  return { meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null }, objects };
}
