import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyOf } from '../src/assets/asset-keys.ts';
import { openHouse, type House, type Person } from './house.ts';

const publicUrl = 'https://easel.example.org';

describe('the key in an address', () => {
  const key = `${'Ab_-5'.repeat(4)}Zz.png`;
  const path = `/api/files/${key}`;

  test.each([
    path,
    `${path}?w=512`,
    `${path}#top`,
    `${path}/svg?ground=none`,
    `${publicUrl}${path}?w=64`,
    `${publicUrl}${path}`,
    `HTTPS://EASEL.example.org:443${path}`,
    `http://127.0.0.1:4310${path}`,
  ])('is found in %s', (address) => expect(keyOf(address, [publicUrl, 'http://127.0.0.1:4310'])).toBe(key));

  test.each([
    `https://evil.example${path}`,
    `//evil.example${path}`,
    `/\\evil.example${path}`,
    `http://easel.example.org${path}`,
    `https://easel.example.org:8443${path}`,
    `https://easel.example.org@evil.example${path}`,
    `file://${path}`,
    `data:${path}`,
    `https://easel.example.org/elsewhere${path}`,
    `https://relative.invalid${path}`,
    `https://easel.example.org/elsewhere?${path}`,
    `/elsewhere?${path}`,
    `${path}x/../..`,
    ' ',
    path.slice(1),
    '',
  ])('is nobody’s business in %s', (address) => expect(keyOf(address, [publicUrl])).toBeNull());

  test('is found under another name of the server where any will do, and under none where no name is given', () => {
    expect(keyOf(`http://old.example${path}`, 'any')).toBe(key);
    expect(keyOf(publicUrl + path)).toBeNull();
  });
});

describe('a server that is told how people reach it', () => {
  let house: House;
  let ada: Person;
  let url: string;
  beforeAll(async () => {
    house = await openHouse('sqlite', { variables: { EASEL__SERVER__PUBLIC_URL: publicUrl } });
    ada = await house.signIn('ada@example.org');
    ({ publicUrl: url } = await upload());
  });
  afterAll(() => house.leave());

  async function upload() {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b7285' } })
      .png()
      .toBuffer();
    const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
    const ticket = await ada.assets.uploadUrl(wish);
    const { uploadUrl, headers } = ticket;
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    return ticket;
  }

  test('takes an avatar by its path, by that name and by the name that the request used, and stores the path', async () => {
    for (const avatarUrl of [url, publicUrl + url, house.baseUrl + url, `${url}?w=64`, `${publicUrl}${url}?w=64`]) {
      expect(await ada.account.changeProfile({ avatarUrl }), avatarUrl).toMatchObject({ avatarUrl: url });
    }
  });

  test('takes no picture of another site for its own, however alike the paths are', async () => {
    for (const site of ['https://evil.example', '//evil.example', 'http://10.0.0.1']) {
      const worn = ada.account.changeProfile({ avatarUrl: site + url });
      await expect(worn, site).rejects.toMatchObject({ status: 400, errorCode: 'account.avatar_foreign' });
    }
    const { id } = await ada.projects.create({});
    const separate = (image_url: string) =>
      ada.generators.create({ project_id: id, generator_name: 'layer-separation', input_args: { image_url } });
    const own = await separate(url);
    expect(await separate(publicUrl + url)).toEqual(own);
    expect((await separate(`https://evil.example${url}`)).task_id).not.toBe(own.task_id);
    await expect(separate(`http://10.0.0.1${url}`)).rejects.toMatchObject({
      errorCode: 'generator.source_unsupported',
    });
  });
});
