import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot, type Visit } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { startChallengeService, type ChallengeService } from './stand-ins/challenge-service.ts';
import { startChatApp, type ChatApp } from './stand-ins/chat-app.ts';
import { openMailbox, type Mail, type Mailbox } from './stand-ins/mailbox.ts';
import { startOpenIdIssuer, type OpenIdIssuer } from './stand-ins/openid-issuer.ts';
import { writeSettings, type SettingsFile } from './stand-ins/settings-file.ts';
import { startSmsGateway, type SmsGateway } from './stand-ins/sms-gateway.ts';

let product: Product;
let browser: Browser;
let challenge: ChallengeService;
let issuer: OpenIdIssuer;
let chatApp: ChatApp;
let gateway: SmsGateway;
let mailbox: Mailbox;
let settings: SettingsFile;
beforeAll(async () => {
  [challenge, issuer, chatApp, gateway, mailbox] = await Promise.all([
    startChallengeService(),
    startOpenIdIssuer('Northwind ID'),
    startChatApp(),
    startSmsGateway(),
    openMailbox(),
  ]);
  settings = writeSettings({
    Auth: {
      // As in production: codes come by mail and SMS alone.
      DevCode: false,
      Challenge: challenge.setting,
      Email: mailbox.setting,
      IDP: [issuer.setting],
      ChatApp: chatApp.setting,
      SMS: gateway.setting,
    },
    Limits: { Enabled: false },
  });
  product = await startProduct(settings.environment);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  settings?.remove();
  for (const service of [challenge, issuer, chatApp, gateway, mailbox]) await service?.close();
});

const visits: Visit[] = [];
afterEach(async () => {
  for (const { page } of visits.splice(0)) await page.context().close();
});

/** Comes for the account page, and is asked to sign in first. */
async function comeForAccount(options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await openPage(browser, options);
  visits.push(visit);
  await visit.page.goto(`${product.address}/account`);
  await visit.page.getByRole('heading', { name: /^(Sign in|登录)$/ }).waitFor();
  return visit;
}

/** Led on to where one wanted to go, with nothing left in the address. */
async function expectAccountOf(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${product.address}/account`);
  await page.waitForFunction(
    (called) => [...document.querySelectorAll('input')].some(({ value }) => value === called),
    name,
  );
}

/** What stands in the fields, once they show their focus: pressed keys go to the first of the six. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('group', { name: /^(Code|验证码)$/ }).waitFor();
  await page.keyboard.type(code);
}

/** As a person does: goes on once the widget says that it is content. */
async function passCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(I am a person|我是真人)$/ }).click();
  await page.getByRole('button', { name: '✓' }).waitFor();
}

async function arrived<T>(list: readonly T[], count: number): Promise<T> {
  await expect.poll(() => list.length, { timeout: 20_000 }).toBe(count);
  return list[count - 1]!;
}

const codeIn = ({ subject }: Mail): string => /\d{6}/.exec(subject)?.[0] ?? '';

describe('by a code in a mail, behind a challenge', () => {
  test('asks for the check, takes back a refused one, sends the code in English, and leads on', async () => {
    const { page, troubles } = await comeForAccount();
    await page.getByLabel('Email').fill('ada.king@example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'First do the check above' }).waitFor();
    expect(mailbox.mails).toHaveLength(0);
    expect(await violationsOf(page, { except: 'iframe' })).toEqual([]);
    await saveScreenshot(page, 'sign-in-challenge');

    // What was asked for goes on by itself.
    const mend = challenge.refuse();
    await page.getByRole('button', { name: 'I am a person' }).click();
    await page.getByText('The check was not accepted.').first().waitFor();
    mend();
    // Drawn anew: the old solution is spent.
    await passCheck(page);
    await page.getByRole('button', { name: 'Send a code' }).click();

    const mail = await arrived(mailbox.mails, 1);
    expect(mail).toMatchObject({ to: ['ada.king@example.org'], subject: expect.stringContaining('sign-in code') });
    expect(challenge.taken()).toBe(1);
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    expect(await violationsOf(page, { except: 'iframe' })).toEqual([]);

    // The browser's own way back keeps what was written.
    await page.goBack();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ada.king@example.org');
    await page.goForward();
    await typeCode(page, codeIn(mail));
    await expectAccountOf(page, 'Ada King');
    // The check that was refused is an answer with an error, which browsers write down.
    expect(troubles.filter((trouble) => !trouble.includes('400 (Bad Request)'))).toEqual([]);
  });

  test('speaks Chinese in the dark, widget and mail included', async () => {
    const before = mailbox.mails.length;
    const { page, troubles } = await comeForAccount({ locale: 'zh-CN', colorScheme: 'dark' });
    await page.getByLabel('邮箱').fill('mei@example.org');
    const check = page.getByRole('button', { name: '我是真人' });
    await expect
      .poll(() => check.evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe('rgb(34, 34, 34)');
    await passCheck(page);
    await page.getByRole('button', { name: '发送验证码' }).click();
    const mail = await arrived(mailbox.mails, before + 1);
    expect(mail.subject).toContain('登录验证码');
    await typeCode(page, codeIn(mail));
    await expectAccountOf(page, 'Mei');
    expect(troubles).toEqual([]);
  });

  test('another code asks for the check again, a minute later', async () => {
    const before = mailbox.mails.length;
    const { page, troubles } = await comeForAccount();
    await page.clock.install();
    await page.getByLabel('Email').fill('noor@example.org');
    await passCheck(page);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await arrived(mailbox.mails, before + 1);
    await page
      .getByText(/Send again in 0:\d\d/)
      .first()
      .waitFor();
    // Five wrong ones: then the right one would be refused as well.
    const wrong = codeIn(mailbox.mails[before]!) === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 5; tries += 1) {
      await typeCode(page, wrong);
      await page
        .getByText(tries < 5 ? 'This code is wrong' : 'Five wrong tries')
        .first()
        .waitFor();
    }
    await page.clock.fastForward('01:01');
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('button', { name: 'I am a person' }).click();
    const second = await arrived(mailbox.mails, before + 2);
    // The page has heard of it, too.
    await page
      .getByText(/Send again in 0:\d\d/)
      .first()
      .waitFor();
    // By the clock of the page, its ten minutes are over: a wrong one is not worth another look.
    await page.clock.fastForward('10:01');
    await typeCode(page, codeIn(second) === '000000' ? '000001' : '000000');
    await page.getByText('This code has run out').first().waitFor();
    await typeCode(page, codeIn(second));
    await expectAccountOf(page, 'Noor');
    expect(troubles.filter((trouble) => !trouble.includes('401 (Unauthorized)'))).toEqual([]);
  });

  test('without a line it says so, and keeps what was written', async () => {
    const { page } = await comeForAccount();
    await page.getByLabel('Email').fill('ada@example.org');
    await passCheck(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ada@example.org');
  });

  test('a challenge that does not load says so, and comes when asked for again', async () => {
    const { page } = await openPage(browser);
    visits.push({ page, troubles: [] });
    await page.route(`${challenge.address}/api.js`, (route) => route.abort());
    await page.goto(`${product.address}/sign-in`);
    await page.getByText('did not load').first().waitFor();
    await page.unroute(`${challenge.address}/api.js`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'I am a person' }).waitFor();
  });
});

describe('by an OpenID issuer', () => {
  const leave = (page: Page) => page.getByRole('button', { name: 'Continue with Northwind ID' }).click();

  /** What the page asks of the server with proof in hand. */
  function watchExchanges(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/idp-login') && asked.push(request.url()));
    return asked;
  }

  test('goes there and back, and on to where one wanted to go', async () => {
    const { page, troubles } = await comeForAccount();
    await leave(page);
    await page.getByRole('link', { name: 'Continue as Lena King' }).click();
    await expectAccountOf(page, 'Lena King');
    expect(troubles).toEqual([]);
  });

  test('who cancels there is back at the form, with a word on it', async () => {
    const { page, troubles } = await comeForAccount();
    const exchanges = watchExchanges(page);
    await leave(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alert').filter({ hasText: 'You did not finish signing in with Northwind ID' }).waitFor();
    // Still on the way to the account.
    expect(page.url()).toBe(`${product.address}/sign-in?to=%2Faccount`);
    expect(await violationsOf(page, { except: 'iframe' })).toEqual([]);
    await saveScreenshot(page, 'sign-in-canceled');
    expect([exchanges, troubles]).toEqual([[], []]);
  });

  test.each(['Answer another window', 'Answer an older question'])('“%s” signs nobody in', async (decision) => {
    const { page, troubles } = await comeForAccount();
    const exchanges = watchExchanges(page);
    await leave(page);
    await page.getByRole('link', { name: decision }).click();
    await page.getByRole('alert').filter({ hasText: 'Nobody was signed in' }).waitFor();
    expect(page.url()).not.toContain('#');
    expect([exchanges, troubles]).toEqual([[], []]);
  });

  test('an answer that nobody asked for signs nobody in', async () => {
    const { page, troubles } = await openPage(browser);
    visits.push({ page, troubles });
    const exchanges = watchExchanges(page);
    await page.goto(`${product.address}/sign-in#id_token=a.b.c&state=anything`);
    await page.getByRole('alert').filter({ hasText: 'Nobody was signed in' }).waitFor();
    expect(page.url()).toBe(`${product.address}/sign-in`);
    expect([exchanges, troubles]).toEqual([[], []]);
  });
});

describe('by a scan with the chat app', () => {
  beforeEach(() => {
    chatApp.person = { openId: 'open-lin', nickname: '林小满' };
  });

  async function openScan(page: Page): Promise<Frame> {
    await page.getByRole('button', { name: /^(Scan with the chat app|扫码登录)$/ }).click();
    const frame = await page.waitForSelector('iframe').then((element) => element.contentFrame());
    await frame!.getByRole('link', { name: 'Scan and confirm' }).waitFor();
    return frame!;
  }

  test('the first time it asks for a phone, the second time it does not', async () => {
    const { page, troubles } = await comeForAccount({ locale: 'zh-CN' });
    const frame = await openScan(page);
    expect(await violationsOf(page, { except: 'iframe' })).toEqual([]);
    await saveScreenshot(page, 'sign-in-scan');
    await frame.getByRole('link', { name: 'Scan and confirm' }).click();
    await page.getByRole('heading', { name: '绑定手机号' }).waitFor();
    await expect.poll(() => page.getByLabel('国家或地区').locator('option').first().textContent()).toBe('中国 +86');
    expect(await violationsOf(page, { except: 'iframe' })).toEqual([]);
    await page.getByLabel('手机号').fill('138 0013 8000');
    await page.keyboard.press('Enter');
    const { phone, code } = await arrived(gateway.messages, 1);
    expect(phone).toBe('+8613800138000');
    // A wrong one first: the boxes empty themselves and say so.
    await typeCode(page, code === '000000' ? '000001' : '000000');
    await page.getByText('验证码不对').first().waitFor();
    await saveScreenshot(page, 'sign-in-phone-code');
    await typeCode(page, code);
    await expectAccountOf(page, '林小满');
    expect(troubles.filter((trouble) => !trouble.includes('401 (Unauthorized)'))).toEqual([]);

    const again = await comeForAccount();
    await (await openScan(again.page)).getByRole('link', { name: 'Scan and confirm' }).click();
    await expectAccountOf(again.page, '林小满');
    expect(again.page.url()).not.toContain('code=');
    expect(again.troubles).toEqual([]);
  });

  test('who says no on the phone gets a new code', async () => {
    const { page, troubles } = await comeForAccount();
    await (await openScan(page)).getByRole('link', { name: 'Scan and say no' }).click();
    await page.getByText('The sign-in was not confirmed on the phone.').first().waitFor();
    await page.getByRole('button', { name: 'Get a new code' }).click();
    await page.frameLocator('iframe').getByRole('link', { name: 'Scan and confirm' }).waitFor();
    // Out of the step, however often its frame went elsewhere.
    await page.getByRole('button', { name: 'Other ways to sign in' }).click();
    await page.getByLabel('Email').waitFor();
    expect(troubles).toEqual([]);
  });

  test('a code that has run out gives way to a new one', async () => {
    const { page, troubles } = await comeForAccount();
    await page.clock.install();
    const old = await openScan(page);
    await page.clock.fastForward('10:01');
    await page.getByText('This code has run out.').first().waitFor();
    expect(old.isDetached()).toBe(true);
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe').getByRole('link', { name: 'Scan and confirm' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('in the window itself it ends at the same place', async () => {
    chatApp.person = { openId: 'open-noor', nickname: 'Noor' };
    const before = gateway.messages.length;
    const { page, troubles } = await comeForAccount();
    await openScan(page);
    await page.getByRole('link', { name: 'Open in this window instead' }).click();
    await page.getByRole('link', { name: 'Scan and confirm' }).click();
    await page.getByRole('heading', { name: 'Add your phone' }).waitFor();
    expect(page.url()).toBe(`${product.address}/sign-in?to=%2Faccount`);
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom +44' });
    await page.getByLabel('Phone number').fill('07400 123456');
    await page.keyboard.press('Enter');
    const { phone, code } = await arrived(gateway.messages, before + 1);
    expect(phone).toBe('+447400123456');
    await typeCode(page, code);
    await expectAccountOf(page, 'Noor');
    expect(troubles).toEqual([]);
  });

  test('a scan that did not begin in this window signs nobody in', async () => {
    const { page, troubles } = await openPage(browser);
    visits.push({ page, troubles });
    await page.goto(`${product.address}/sign-in/chat-app?code=of-someone-else&state=anything`);
    await page.getByText('Nobody was signed in.').first().waitFor();
    expect(page.url()).toBe(`${product.address}/sign-in`);
    await page.getByRole('button', { name: 'Other ways to sign in' }).click();
    await page.getByLabel('Email').waitFor();
    expect(troubles).toEqual([]);
  });
});

/** Mails carry no fonts: a reader's device has one for Chinese, which this browser lacks. */
function fontOfDevices(): string {
  const { resolve } = createRequire(import.meta.url);
  const faces = [400, 600].map((weight) => {
    const file = resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`);
    const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
    return `@font-face { font-family: 'PingFang SC'; font-weight: ${weight}; src: ${source}; }`;
  });
  return faces.join('\n');
}

test.each(['en-US', 'zh-CN'])('the mail with the code shows well, on a phone and on a screen (%s)', async (locale) => {
  const before = mailbox.mails.length;
  const { page } = await comeForAccount({ locale });
  await page.getByLabel(/^(Email|邮箱)$/).fill('reader@example.org');
  await passCheck(page);
  await page.getByRole('button', { name: /^(Send a code|发送验证码)$/ }).click();
  const mail = await arrived(mailbox.mails, before + 1);
  const code = codeIn(mail);
  expect(mail.text).toContain(code);
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [800, 'light'],
  ] as const) {
    const shown = await openPage(browser, { viewport: { width, height: 640 }, locale, colorScheme });
    visits.push(shown);
    await shown.page.setContent(mail.html);
    await shown.page.addStyleTag({ content: fontOfDevices() });
    await shown.page.getByText(code, { exact: true }).first().waitFor();
    const overflow = await shown.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ width, overflow, troubles: shown.troubles }).toEqual({ width, overflow: 0, troubles: [] });
    await saveScreenshot(shown.page, `sign-in-mail-${locale}-${width}`);
  }
});
