import { isIP } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** Why a page is not read. The message names no address: some hold secrets. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
}

/** The address itself is not one that strangers may name. */
export class AddressRefused extends PageRefused {}

const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|localdomain|onion)$/;

/**
 * Reads the address of a page as a browser would, odd spellings of numbers included, and refuses what a stranger has no
 * business to name. What a name resolves to is checked again at the moment of connecting.
 * @param allowed origins that are exempt from the rules on hosts and ports
 * @throws PageRefused
 */
export function pageAddress(address: string, base: URL | undefined, allowed: ReadonlySet<string>): URL {
  const url = URL.parse(address, base);
  if (!url) throw new AddressRefused('the address cannot be read');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new AddressRefused('only http and https are read');
  if (url.username || url.password) throw new AddressRefused('an address with credentials is not read');
  if (allowed.has(url.origin)) return url;
  // The parser leaves out the port that belongs to the protocol.
  if (url.port && url.port !== '80' && url.port !== '443') throw new AddressRefused('only ports 80 and 443 are read');
  if (!isPublicHost(url.hostname)) throw new AddressRefused('the host is not public');
  return url;
}

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !localNames.test(host);
}
