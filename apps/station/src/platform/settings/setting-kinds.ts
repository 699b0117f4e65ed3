import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { z } from 'zod';

/** The kinds of values that settings have, each with its words for an operator who sets another one. */

/** `0` or `1`. */
export const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

/** @param most inclusive, as is `least` */
export function wholeNumber(least: number, most: number) {
  const words = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, words)
    .transform(Number)
    .refine((value) => value >= least && value <= most, words);
}

/** A number that may have decimals, above `least` or at least one, up to `most`. */
export function decimal({
  least,
  above,
  most,
}: {
  readonly least?: number;
  readonly above?: number;
  readonly most?: number;
}) {
  const from = least === undefined ? `above ${above ?? 0}` : `from ${least}`;
  const words = `must be a number ${from}${most === undefined ? '' : `${least === undefined ? ' and up' : ''} to ${most}`}`;
  return z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, words)
    .transform(Number)
    .refine(
      (value) => (least === undefined ? value > (above ?? 0) : value >= least) && value <= (most ?? Infinity),
      words,
    );
}

export function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
}

export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

export const origin = address.refine(
  (value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
  'must be an origin, without a path',
);

/** Entries that commas separate. */
export function list<Entry extends z.ZodType<unknown, string>>(entry: Entry) {
  return z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(entry));
}

/** The origin at which users, feeds and players reach the station, which serves its pages from the root of a host. */
export const publicAddress = z.string().superRefine((value, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const url = URL.parse(value);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    const host = URL.parse(`https://${value}`)?.host;
    const isHost = !value.includes(':/') && host !== undefined && /\.|^localhost/.test(host);
    return refuse(
      `must be an http or https address, such as ${isHost ? `https://${host}` : 'https://radio.example.org'}`,
    );
  }
  const extras = [
    ...(url.username || url.password ? ['a user or password'] : []),
    ...(/^\/*$/.test(url.pathname) ? [] : ['a path']),
    ...(url.search || value.includes('?') ? ['a query'] : []),
    ...(url.hash || value.includes('#') ? ['a fragment'] : []),
  ];
  if (extras.length === 0) return undefined;
  const reason = extras.includes('a path')
    ? ' PostKit serves its pages from the root of a host, so give it a host name of its own.'
    : '';
  return refuse(`must not have ${extras.join(' and ')}. Set ${url.origin}.${reason}`);
});

/** Names that stand for the ranges of private networks. */
const proxyRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** `0`, `1`, or a list of addresses and ranges. */
export const trustedProxies = z
  .string()
  .refine(
    (text) => text === '0' || text === '1' || text.split(',').every((entry) => isProxy(entry.trim())),
    'must be 0 for none, 1 for all, or a list of IP addresses and ranges, such as 127.0.0.1,10.0.0.0/8',
  );

function isProxy(entry: string): boolean {
  if (proxyRanges.includes(entry)) return true;
  const [ip = '', bits, ...others] = entry.split('/');
  const family = isIP(ip);
  if (family === 0 || others.length > 0) return false;
  if (bits === undefined) return true;
  return (
    (family === 4 && isIP(bits) === 4) ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** Absolute paths of folders of this machine. */
export const folders = list(z.string().refine((path) => isAbsolute(path), 'must be an absolute path'));

/** `9000`, or `9000-9009` for at most 100 ports above 1023. */
export const portRange = z
  .string()
  .regex(/^\d{4,5}(?:-\d{4,5})?$/, 'must be a port or a range of ports, such as 9000-9009')
  .transform((text) => {
    const [first = 0, last = first] = text.split('-').map(Number);
    return Array.from({ length: Math.max(0, Math.min(last - first + 1, 101)) }, (_, n) => first + n);
  })
  .refine(
    (ports) =>
      ports.length > 0 && ports.length <= 100 && ports.every((port) => port >= 1024 && port <= 65_535),
    'must be 1 to 100 ports from 1024 to 65535',
  );
