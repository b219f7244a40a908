import { isIPv6 } from 'node:net';

/** Whose address this is, for counting: one household has a whole /64 of IPv6 and may come from a new one each time. */
export function networkOf(ip: string | undefined): string {
  // Fastify knows none of a request that was given up: its connection is gone.
  if (ip === undefined) return 'gone';
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups in their shortest spelling, which is the one that URL gives. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean));
  return after ? [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after] : before;
}
