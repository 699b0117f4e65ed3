import ipaddr from 'ipaddr.js';

/** Groups of 16 bits. All addresses below such a prefix usually belong to one customer of a provider. */
const customerGroups = 4;

/**
 * The network that rate limits count: an IPv4 address, also one written as IPv6, or the /64 of an IPv6 address.
 * Text that is no address, such as a proxy may send, is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, customerGroups)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
