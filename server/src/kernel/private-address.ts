import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses that are nobody's on the open internet: loopback, private, link-local (cloud metadata), multicast, reserved. */
const closed4 = new BlockList();
/** A list of its own: an address of version 4 would be found under its mapped form, which is closed as a whole. */
const closed6 = new BlockList();
const ranges4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
const ranges6 = [
  '::/128',
  '::1/128',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];
// Addresses of version 4 in other clothes: mapped, translated (NAT64), 6to4. None of our engines lives there.
const wrapped = ['::ffff:0:0/96', '::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16'];
for (const range of ranges4) add(range, 'ipv4');
for (const range of [...ranges6, ...wrapped]) add(range, 'ipv6');

function add(range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', prefix] = range.split('/');
  (family === 'ipv4' ? closed4 : closed6).addSubnet(address, Number(prefix), family);
}

/** True for an address that must not be called on the word of somebody else; also for what is no address at all. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return true;
  return isIPv6(plain) ? closed6.check(plain, 'ipv6') : closed4.check(plain, 'ipv4');
}
