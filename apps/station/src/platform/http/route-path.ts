/**
 * An operation's path in the router's syntax: `/{station}/event/{id}.m3u8` becomes `/:station/event/:id.m3u8`.
 * A slash at the end is dropped; the router accepts both.
 */
export function routePath(path: string): string {
  const route = path.replace(/\{(\w+)\}/g, ':$1');
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}
