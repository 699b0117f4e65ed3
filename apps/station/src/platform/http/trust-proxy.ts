/** `0` trusts no proxy, `1` every proxy, otherwise a comma-separated list of addresses and ranges. */
export function readTrustProxy(value: string): boolean | string[] {
  if (value === '0') return false;
  if (value === '1') return true;
  return value.split(',').map((address) => address.trim());
}
