import { BlockList, isIP } from 'node:net';

/** What the registries keep back from the public Internet, or what leads into it: private, local, shared, tests, multicast. */
const keptBack = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  keptBack.addSubnet(network, bits, 'ipv4');
}
// Public addresses that one cloud answers its own machines on, with their secrets.
keptBack.addAddress('168.63.129.16', 'ipv4');
// Within the global range: protocol assignments with Teredo, documentation, and 6to4, which wraps any IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  keptBack.addSubnet(network, bits, 'ipv6');
}

/** Of IPv6 only this range is global: mapped, translated, unique local, link-local and multicast addresses are outside. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public Internet, so that a stranger's page may name it. */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !keptBack.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !keptBack.check(address, 'ipv6');
}
