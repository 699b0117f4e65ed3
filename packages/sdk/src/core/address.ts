import type { Operation } from '../schema/operation.ts';
import { PostKitError } from './errors.ts';

export type HostName = NonNullable<Operation['host']>;

/** Where each kind of call goes. A full address, `//host`, a bare host name, or a path on the base address. */
export type Hosts = Partial<Readonly<Record<HostName, string>>>;

/** One host's address, without a slash at its end. */
export function hostAddress(host: string | undefined, baseUrl: string): string {
  const bareName = host && !host.includes('//') && !host.startsWith('/');
  const url = new URL(bareName ? `//${host}` : (host ?? ''), baseUrl);
  if (!url.protocol.startsWith('http') || url.username || url.password) {
    throw new PostKitError('input', 'A host must be an http or https address without credentials');
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Fills the `{name}` places of an operation's path. A value can never add or remove a path segment. */
export function fillPath(operation: Operation, values: Readonly<Record<string, unknown>>): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = text(values[name]);
    if (!value) throw new PostKitError('input', `${operation.id} needs a value for {${name}} in its path`);
    return encodeURIComponent(value);
  });
  // Encoding leaves dots alone, and an address of `a/../b` would be a call of `b`.
  if (/(^|\/)\.\.?(\/|$)/.test(path)) throw new PostKitError('input', `${operation.id} cannot take a path segment of dots`);
  return path.startsWith('/') ? path : `/${path}`;
}

/** `?a=1&b=2`, or nothing. What is null or undefined is left out; a list repeats its name. */
export function queryText(values: Readonly<Record<string, unknown>>): string {
  let query = '';
  for (const [name, value] of Object.entries(values)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      const written = text(each);
      if (written !== undefined) query += `${query ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(written)}`;
    }
  }
  return query;
}

/** A single value as it stands in a path, a query or a form; null and undefined have none. */
export function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return JSON.stringify(value);
}
