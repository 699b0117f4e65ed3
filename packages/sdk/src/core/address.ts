import type { SentOperation } from '../schema/wire-operation.ts';
import { PostKitError } from './errors.ts';

export type HostName = NonNullable<SentOperation['host']>;

/** The host of each kind of call: a full address, `//host`, a bare host name, or a path on the base address. */
export type Hosts = Partial<Readonly<Record<HostName, string>>>;

/**
 * The address of a host without a trailing slash.
 * @throws PostKitError naming the address that is no http or https address
 */
export function hostAddress(host: string | undefined, baseUrl: string): string {
  if (!baseUrl) {
    throw new PostKitError(
      'input',
      'The client has no baseUrl. Set it to the address of the station server; only a browser has a default',
    );
  }
  const base = httpAddress(baseUrl, undefined, 'baseUrl');
  if (!host) return trimmed(base);
  const bareName = !host.includes('//') && !host.startsWith('/');
  return trimmed(httpAddress(bareName ? `//${host}` : host, base, 'host'));
}

function httpAddress(written: string, base: URL | undefined, name: string): URL {
  const url = URL.canParse(written, base) ? new URL(written, base) : undefined;
  if (url?.protocol.startsWith('http') && !url.username && !url.password) return url;
  // Text before an @ may be a password.
  const shown = written.replace(/^(.*\/\/)?.*@/s, '$1…@');
  throw new PostKitError(
    'input',
    `The ${name} "${shown}" is not an http or https address without credentials`,
  );
}

function trimmed(url: URL): string {
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Fills the `{name}` places of an operation's path. A value can never add or remove a path segment. */
export function fillPath(operation: SentOperation, values: Readonly<Record<string, unknown>>): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = text(values[name]);
    if (!value) throw new PostKitError('input', `${operation.id} needs a value for {${name}} in its path`);
    return encodeURIComponent(value);
  });
  // Encoding keeps dots, and `a/../b` would call `b`.
  if (/\/\.\.?(\/|$)/.test(path))
    throw new PostKitError('input', `${operation.id} cannot take a path segment of dots`);
  return path;
}

/** `?a=1&b=2`, or an empty text. Leaves out null and undefined; a list repeats its name. */
export function queryText(values: Readonly<Record<string, unknown>>): string {
  let query = '';
  for (const [name, value] of Object.entries(values)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      const written = text(each);
      if (written !== undefined)
        query += `${query ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(written)}`;
    }
  }
  return query;
}

/** A value as text for a path, query or form; undefined for null and undefined. */
export function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
