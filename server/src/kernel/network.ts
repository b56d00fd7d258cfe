import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network: the smallest that a provider gives to one customer. */
const networkBits = 64;
/** More than any address is long: what a header claims beyond it is cut off. */
const textMax = 64;

/**
 * Whom limits and logs count as one neighbour: an IPv4 address as a whole (also in its mapped form, and as an IPv6-only network
 * translates it), an IPv6 address by its /64, since whoever has one address there has all of them. Text that is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, textMax);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray();
  if (parsed.range() === 'rfc6052') return ipaddr.fromByteArray(bytes.slice(-4)).toString();
  const network = bytes.map((byte, index) => (index < networkBits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/${networkBits}`;
}

/** The same by the /24 of an IPv4 address: for what is counted by neighbourhoods, since a provider hands its neighbours' addresses around. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return ipaddr.IPv4.isValidFourPartDecimal(network) ? `${network.replace(/\d+$/, '0')}/24` : network;
}

/** True for an address of this machine or of a private network, which says nothing about who is behind it. */
export function isAtHome(address: string): boolean {
  return ipaddr.isValid(address) && ranges.has(ipaddr.process(address).range());
}
const ranges: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified']);

/** True for an address of this machine itself. */
export function isThisMachine(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
