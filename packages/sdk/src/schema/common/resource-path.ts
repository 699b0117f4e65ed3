/** Path of a resource in a station's API. */
export function resourcePath(slug: string, resource: string, id: number): string {
  return `/${slug}/api/v1/${resource}/${id}/`;
}

/** Path of a category, whose id is its name. */
export function categoryPath(slug: string, name: string): string {
  return `/${slug}/api/v1/category/${encodeURIComponent(name)}/`;
}

/** The id at the end of a resource's path. Null if the path is not of this station, by one of its slugs, and of this resource. */
export function idOfPath(slugs: string | readonly string[], resource: string, uri: string): number | null {
  const start = [slugs]
    .flat()
    .map((slug) => `/${slug}/api/v1/${resource}/`)
    .find((each) => uri.startsWith(each));
  const [, id] = start === undefined ? [] : (/^(\d{1,15})\/?$/.exec(uri.slice(start.length)) ?? []);
  return id === undefined ? null : Number(id);
}
