import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { ModelFailure } from '../model-failure.ts';
import type { Provider } from './ask-json.ts';

/** Addresses within a network: a provider's answer must not make this server fetch from its own surroundings. */
const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

/**
 * The picture behind an address of a provider's answer, asked for without the key. Anything but the provider itself
 * must be public; what a name means is looked up again for the request itself, so this keeps out mistakes and plain
 * tricks, and trusts that the operator has named no enemy.
 * @throws ModelFailure
 */
export async function download(address: string, provider: Provider, signal: AbortSignal | undefined) {
  const inline = /^data:image\/[\w.+-]+;base64,/.exec(address);
  if (inline) return Buffer.from(address.slice(inline[0].length), 'base64');
  if (!URL.canParse(address)) throw new ModelFailure('garbage', { excerpt: 'a picture without an address' });
  const url = new URL(address);
  if (url.origin !== new URL(provider.baseUrl).origin && !(await isPublic(url))) {
    throw new ModelFailure('garbage', { excerpt: 'a picture at an address that is not public' });
  }
  const response = await provider.fetch(url, signal ? { signal } : {});
  return new Uint8Array(await response.arrayBuffer());
}

async function isPublic({ protocol, hostname }: URL): Promise<boolean> {
  if (protocol !== 'https:') return false;
  const name = hostname.replaceAll(/[[\]]/g, '');
  const addresses = isIP(name) ? [{ address: name }] : await lookup(name, { all: true }).catch(() => []);
  const isInner = (address: string) => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return addresses.length > 0 && !addresses.some(({ address }) => isInner(address));
}
