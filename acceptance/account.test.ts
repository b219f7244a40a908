import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { signIn } from './api/client.ts';
import { saveScreenshot } from './browser.ts';
import { enterBlank, openAgain } from './enter.ts';
import { unzip } from './unzip.ts';
import { serveVisits } from './visits.ts';

describe('the account page', () => {
  const { address: origin, open: visit } = serveVisits();

  test('an export arrives as a zip that opens', async () => {
    const { page, troubles } = await visit();
    await enterBlank(page, origin, 'lena@account.example.org');
    const id = page.url().split('/').at(-1)!;
    await page.goto(`${origin}/account`);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^easel-Lena-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unzip(await readFile(await download.path()));
    const folder = [...files.keys()].find((name) => name.endsWith('/project.easel.json'))!;
    expect(JSON.parse(files.get(folder)!.toString()).id).toBe(id);
    await page.getByText('The download has begun').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'account');

    // Whose work the product is built on is told to everybody.
    await page.getByRole('link', { name: 'Sources and licences' }).click();
    await page.getByRole('heading', { name: 'Typefaces' }).waitFor();
    await page.getByRole('link', { name: 'Noto Emoji', exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'sources');
    expect(troubles).toEqual([]);
  });

  test('a deletion asks who one is, says what goes, and leads to where one signs in', async () => {
    const { page, troubles } = await visit({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
    await enterBlank(page, origin, 'mei@account.example.org');
    const project = page.url();
    await page.goto(`${origin}/account`);
    await page.getByRole('button', { name: '删除' }).click();
    const dialog = page.getByRole('dialog', { name: '删除你的账户' });
    await dialog.getByText('1 个项目').first().waitFor();
    const act = dialog.getByRole('button', { name: '永久删除' });
    await expect.poll(() => act.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('mei@account.example.or');
    await expect.poll(() => act.isDisabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'account-delete');
    // Esc leaves it, and nothing of what was typed stays.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '删除' }).click();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('');

    const kept = await page.evaluate(() => localStorage.getItem('easel.refresh-token'));
    await dialog.getByRole('textbox').fill('Mei@Account.Example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/sign-in`);
    await page.getByText('账户已删除。').first().waitFor();
    expect(troubles).toEqual([]);

    // Back is no way back, and neither is the token that an old window still has.
    await page.goto(project);
    await page.waitForURL(/\/sign-in/);
    await page.evaluate((token) => localStorage.setItem('easel.refresh-token', token!), kept);
    await page.goto(project);
    await page.waitForURL(/\/sign-in/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('easel.refresh-token'))).toBeNull();
  });

  test('what waits for its Undo in one tab is done before its person signs out in another', async () => {
    const person = await signIn(origin, 'noor@account.example.org');
    for (const title of ['Night market', 'Day market']) await person.post('/api/projects', { title });
    const { page, troubles } = await visit();
    await openAgain(page, origin, { 'easel.refresh-token': person.session.refreshToken });
    await page.getByRole('button', { name: 'More about Night market' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('“Night market” deleted').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(origin);
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.waitForURL(/\/sign-in/);
    await page.waitForURL(/\/sign-in/);
    // Whoever signs in here next reads nothing of it.
    await expect.poll(() => page.getByText('Night market').count()).toBe(0);
    const { get } = await signIn(origin, 'noor@account.example.org');
    const { projects } = await get<{ projects: { title: string }[] }>('/api/projects');
    expect(projects.map(({ title }) => title)).toEqual(['Day market']);
    expect(troubles).toEqual([]);
  });
});
