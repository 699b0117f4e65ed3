import { unknownOrigin } from '@postkit/sdk/schema';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The English name of an ISO code. */
export function countryName(code: string): string {
  return code === unknownOrigin ? code : (names.of(code) ?? code);
}
