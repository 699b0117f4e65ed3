import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * Stands for a user agent at an address on one day. The salt is that day's alone and thrown away, so that nothing leads
 * back to the address, or from one day to the next.
 */
export function listenerOf(salt: string, ip: string, agent: string): string {
  return createHmac('sha256', salt)
    .update(`${household(ip)}\n${agent}`)
    .digest('base64url')
    .slice(0, 22);
}

/** A home has one address in IPv4, and in IPv6 a whole /64 of them that its devices change at will. */
function household(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv6' ? address.toNormalizedString().split(':').slice(0, 4).join(':') : address.toString();
}
