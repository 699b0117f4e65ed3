import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * Hashes a user agent at an address on one day. The salt is unique to that day and deleted later, so
 * that the hash cannot be traced back to the address, or from one day to the next.
 */
export function listenerOf(salt: string, ip: string, agent: string): string {
  return createHmac('sha256', salt)
    .update(`${household(ip)}\n${agent}`)
    .digest('base64url')
    .slice(0, 22);
}

/** A home has one address in IPv4, but a whole /64 in IPv6, which its devices change at will. */
function household(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv6'
    ? address.toNormalizedString().split(':').slice(0, 4).join(':')
    : address.toString();
}
