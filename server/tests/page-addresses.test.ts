import { describe, expect, test } from 'vitest';
import { openOtherService } from './other-service.ts';
import { PageReader } from '../src/platform/page-reader/page-reader.ts';
import { isPublicAddress } from '../src/platform/page-reader/public-addresses.ts';

const bounds = { maxBytes: 10_000, maxRunes: 1000, timeoutMs: 5_000, concurrency: 4 };
const never = AbortSignal.timeout(60_000);

describe('addresses that a page must not name', () => {
  test.each([
    ['loopback', 'http://127.0.0.1/'],
    ['loopback, another one', 'http://127.9.9.9/'],
    ['loopback, shortened', 'http://127.1/'],
    ['loopback as one decimal number', 'http://2130706433/'],
    ['loopback in octal', 'http://0177.0.0.1/'],
    ['loopback in hexadecimal', 'http://0x7f.0.0.1/'],
    ['loopback as one hexadecimal number', 'http://0x7f000001/'],
    ['loopback with a dot at its end', 'http://127.0.0.1./'],
    ['loopback in full-width digits', 'http://１２７.０.０.１/'],
    ['loopback with an escaped dot', 'http://127%2e0.0.1/'],
    ['loopback behind tabs', 'http://127.0\t.0.1/'],
    ['loopback in circled digits', 'http://①②⑦.⓪.⓪.①/'],
    ['this network', 'http://0.0.0.0/'],
    ['this network, another one', 'http://0.1.2.3/'],
    ['ten', 'http://10.0.0.1/'],
    ['172.16', 'http://172.16.0.1/'],
    ['172.31', 'http://172.31.255.254/'],
    ['192.168', 'http://192.168.1.1/'],
    ['shared by a carrier', 'http://100.64.0.1/'],
    ['link-local, and metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['metadata as one number', 'http://2852039166/'],
    ['metadata of another cloud', 'http://100.100.100.200/'],
    ['a cloud’s own answers', 'http://168.63.129.16/'],
    ['benchmarks', 'http://198.18.0.1/'],
    ['documentation', 'http://203.0.113.5/'],
    ['multicast', 'http://224.0.0.1/'],
    ['reserved', 'http://240.0.0.1/'],
    ['broadcast', 'http://255.255.255.255/'],
    ['6 loopback', 'http://[::1]/'],
    ['6 loopback, at length', 'http://[0:0:0:0:0:0:0:1]/'],
    ['6 unspecified', 'http://[::]/'],
    ['6 mapped', 'http://[::ffff:127.0.0.1]/'],
    ['6 mapped in hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['6 mapped, public inside', 'http://[::ffff:8.8.8.8]/'],
    ['6 compatible', 'http://[::127.0.0.1]/'],
    ['6 translated', 'http://[64:ff9b::10.0.0.1]/'],
    ['6 translated locally', 'http://[64:ff9b:1::1]/'],
    ['6to4', 'http://[2002:7f00:1::]/'],
    ['Teredo', 'http://[2001:0:7f00:1::]/'],
    ['6 unique local', 'http://[fd00::1]/'],
    ['6 metadata', 'http://[fd00:ec2::254]/'],
    ['6 link-local', 'http://[fe80::1]/'],
    ['6 with a zone', 'http://[fe80::1%25eth0]/'],
    ['6 site-local', 'http://[fec0::1]/'],
    ['6 multicast', 'http://[ff02::1]/'],
    ['6 documentation', 'http://[2001:db8::1]/'],
    ['the name of this machine', 'http://localhost/'],
    ['the name of this machine with a dot', 'http://localhost./'],
    ['a name below it', 'http://admin.localhost/'],
    ['a name without a dot', 'http://postgres/'],
    ['a name of the local network', 'http://printer.local/'],
    ['metadata by name', 'http://metadata.google.internal/'],
    ['a name before @', 'http://example.org@127.0.0.1/'],
    ['a password', 'http://user:secret@example.org/'],
    ['another port', 'http://example.org:8080/'],
    ['a database’s port', 'http://example.org:6379/'],
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'gopher://example.org/'],
    ['data', 'data:text/html,hello'],
    ['nothing', ''],
  ])('%s: %s', async (_, address) => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return ['127.0.0.1'];
    };
    const reader = new PageReader(bounds, { resolve });
    await expect(reader.read(address, never)).rejects.toMatchObject({ name: 'PageRefused' });
    // Refused by its spelling: no one was even asked where it is.
    expect(asked).toEqual([]);
  });

  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1', '2001:4860::8888'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('names that lead elsewhere', () => {
  test.each([
    ['to this machine', ['127.0.0.1']],
    ['to this machine in IPv6', ['::1']],
    ['to a mapped address', ['::ffff:10.0.0.1']],
    ['to an address with a zone', ['fe80::1%eth0']],
    ['to a private address behind a public one', ['8.8.8.8', '10.0.0.1']],
    ['to what is no address', ['localhost']],
    ['nowhere', []],
  ])('%s', async (_, addresses) => {
    const reader = new PageReader(bounds, { resolve: async () => addresses });
    await expect(reader.read('http://xn--bcher-kva.example/', never)).rejects.toMatchObject({ name: 'PageRefused' });
  });

  test('a name that answers otherwise a moment later is checked by the answer that is used', async () => {
    const service = await openOtherService(() => ({ status: 302, headers: { location: 'http://moves.example/' } }));
    const moving = service.url.replace('127.0.0.1', 'moves.example');
    const answers: string[] = [];
    const reader = new PageReader(bounds, {
      allowedOrigins: [moving],
      resolve: async (host) => {
        answers.push(host);
        return ['127.0.0.1'];
      },
    });
    await expect(reader.read(moving, never)).rejects.toThrow('the host is not public');
    // Once for each connection: nothing is remembered of the first, which was allowed, and nothing is asked twice.
    expect(answers).toEqual(['moves.example', 'moves.example']);
    expect(service.asked).toHaveLength(1);
    await service.close();
  });

  test.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/',
    'http://[::1]/',
    '//10.0.0.1/',
    'file:///etc/passwd',
    'http://user@example.org/',
    'https://example.org:8443/',
  ])('a redirect to %s', async (location) => {
    const service = await openOtherService(() => ({ status: 307, headers: { location } }));
    const reader = new PageReader(bounds, { allowedOrigins: [service.url] });
    await expect(reader.read(service.url, never)).rejects.toMatchObject({ name: 'PageRefused' });
    expect(service.asked).toHaveLength(1);
    await service.close();
  });

  test('a page that leads on for ever is left after five redirects', async () => {
    const service = await openOtherService(({ path }) => ({ status: 302, headers: { location: `${path}a` } }));
    const reader = new PageReader(bounds, { allowedOrigins: [service.url] });
    await expect(reader.read(service.url, never)).rejects.toThrow('it leads on too often');
    expect(service.asked).toHaveLength(6);
    await service.close();
  });

  test('without the exception a server on this machine is out of reach', async () => {
    const service = await openOtherService(() => ({ body: 'secret', headers: { 'content-type': 'text/plain' } }));
    await expect(new PageReader(bounds).read(service.url, never)).rejects.toMatchObject({ name: 'PageRefused' });
    expect(service.asked).toHaveLength(0);
    await service.close();
  });
});
