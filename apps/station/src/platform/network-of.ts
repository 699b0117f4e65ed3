import ipaddr from 'ipaddr.js';

/** Groups of 16 bits. All addresses below such a prefix usually belong to one customer of a provider. */
const customerGroups = 4;

/**
 * The network that rate limits count: an IPv4 address, also one written as IPv6, the /64 of an IPv6 address, or `::1`.
 * Text that is no address, such as a proxy may send, is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  // The machine itself is no customer of a provider.
  if (parsed.range() === 'loopback') return parsed.toString();
  const prefix = parsed.parts.map((part, group) => (group < customerGroups ? part : 0));
  return `${new ipaddr.IPv6(prefix).toString()}/64`;
}

/** Bits of the prefixes that providers and registries assign. */
const prefixes = { ipv4: [8, 16, 24, 32], ipv6: [16, 24, 32, 40, 48, 56, 64] } as const;

/**
 * The networks of an address, the widest first: of an IPv4 address down to itself, of an IPv6 address down to its /64.
 * Text that is no address is its own network.
 */
export function networksOf(address: string): string[] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  const bits = parsed.toByteArray().map((byte) => byte.toString(2).padStart(8, '0'));
  return prefixes[parsed.kind()].map((length) => `${parsed.kind()} ${bits.join('').slice(0, length)}`);
}
