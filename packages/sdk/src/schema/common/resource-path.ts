/** Path of a resource in a station's API. */
export function resourcePath(slug: string, resource: string, id: number): string {
  return `/${slug}/api/v1/${resource}/${id}/`;
}

/** Path of a category, whose id is its name. */
export function categoryPath(slug: string, name: string): string {
  return `/${slug}/api/v1/category/${encodeURIComponent(name)}/`;
}

/** The id at the end of a resource's path. Null if the path is not of this station and resource. */
export function idOfPath(slug: string, resource: string, uri: string): number | null {
  const start = `/${slug}/api/v1/${resource}/`;
  const [, id] = uri.startsWith(start) ? (/^(\d{1,15})\/?$/.exec(uri.slice(start.length)) ?? []) : [];
  return id === undefined ? null : Number(id);
}
