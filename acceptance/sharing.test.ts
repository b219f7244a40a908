import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { saveScreenshot } from './browser.ts';
import { enterAs, enterBlank } from './enter.ts';
import { askFor, canvasOf, elementsOf, givePictures, passSignIn, picturesShown, savedWords } from './workbench.ts';
import { serveVisits } from './visits.ts';

describe('sharing a project', () => {
  const { address: origin, open: visit } = serveVisits();

  /** An owner in a project with one picture and no conversation. */
  async function ownerOfPicture(email: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await visit(options);
    await enterBlank(page, origin, email);
    await givePictures(page, [{ name: 'moss.png', width: 300, height: 200, colour: '#4a6' }]);
    await picturesShown(page, 1);
    await savedWords(page);
    return page;
  }

  test('a link for looking, then for editing, then for the canvas alone, then none: the open page follows', async () => {
    const { page: owner } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await enterAs(owner, origin, 'lena@example.org');
    await askFor(owner, 'A poster for a jazz night at the Blue Heron, Friday 9 October, 8 pm');
    await picturesShown(owner, 1);
    await owner.getByText('Made 1 picture').first().waitFor();
    await owner.getByText('Only you', { exact: true }).first().waitFor();
    await openLink(owner, 'Canvas and chat');
    await dialogOf(owner).getByRole('button', { name: 'Copy link' }).click();
    await dialogOf(owner).getByRole('button', { name: 'Copied' }).waitFor();
    const link = await owner.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/s\/[0-9A-Za-z]{27}$/);
    await saveScreenshot(owner, 'share-dialog');

    const { page: guest } = await visit();
    await guest.goto(link);
    await picturesShown(guest, 1);
    await guest.getByText('Made 1 picture').first().waitFor();
    await guest.getByText('You can read along here.').first().waitFor();
    await expectNothingToEdit(guest);
    await saveScreenshot(guest, 'shared-viewer');

    await openLink(owner, 'Canvas');
    await agentOf(guest).waitFor({ state: 'detached' });
    await said(guest, 'You see only the canvas now.');
    await expectNothingToEdit(guest);
    await openLink(owner, 'Canvas and chat');
    await guest.getByText('Made 1 picture').first().waitFor();

    await openLink(owner, 'Edit');
    await guest.getByRole('heading', { name: 'Sign in to edit this project' }).waitFor();
    await guest.getByRole('link', { name: 'Sign in', exact: true }).click();
    await passSignIn(guest, 'mei@example.org');
    await guest.waitForURL(link);
    await picturesShown(guest, 1);
    await guest.getByText('You can edit', { exact: true }).first().waitFor();
    expect(await guest.getByRole('button', { name: 'Share' }).count()).toBe(0);
    await elementsOf(guest).first().click();
    await guest.keyboard.press('Control+d');
    await picturesShown(guest, 2);
    await owner.keyboard.press('Escape');
    await picturesShown(owner, 2);
    // The copy lies above what it was made of.
    await elementsOf(owner).last().click();
    await owner.keyboard.press('Delete');
    await picturesShown(owner, 1);
    await picturesShown(guest, 1);

    await openLink(owner, 'Canvas and chat');
    await said(guest, 'You can only look now.');
    await guest.getByText('You can read along here.').first().waitFor();
    await expectNothingToEdit(guest);
    await openLink(owner, 'Edit');
    await said(guest, 'You can edit now.');
    await guest.getByRole('textbox', { name: 'Message' }).waitFor();

    await dialogOf(owner).getByRole('button', { name: 'Stop sharing' }).click();
    await dialogOf(owner).getByText('the link, everywhere it was sent').first().waitFor();
    await dialogOf(owner).getByRole('button', { name: 'Stop sharing' }).click();
    await guest.getByRole('heading', { name: 'This link has ended' }).waitFor();
    await expect.poll(() => guest.evaluate(() => document.activeElement?.textContent)).toBe('This link has ended');
    await owner.keyboard.press('Escape');
    await owner.getByText('Only you', { exact: true }).first().waitFor();
    await guest.reload();
    await guest.getByRole('heading', { name: 'This link has ended' }).waitFor();
    expect(await guest.locator('body').innerText()).not.toMatch(/jazz|lena/i);
  });

  test('who stands before a shut link is let in once it opens, and who waits there is signed in by another tab', async () => {
    const owner = await ownerOfPicture('nora@example.org');
    const link = await openLink(owner, 'Edit');
    const { page: guest } = await visit();
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'Sign in to edit this project' }).waitFor();
    await setLink(owner, /^Off$/);
    await lookBack(guest);
    await guest.getByRole('heading', { name: 'This link has ended' }).waitFor();
    await openLink(owner, 'Canvas');
    await lookBack(guest);
    await picturesShown(guest, 1);
    await said(guest, 'The project is open now.');

    await openLink(owner, 'Edit');
    await guest.getByRole('heading', { name: 'Sign in to edit this project' }).waitFor();
    const other = await guest.context().newPage();
    await other.goto(origin);
    await passSignIn(other, 'timo@example.org');
    await other.waitForURL(`${origin}/`);
    await guest.getByText('You can edit', { exact: true }).first().waitFor();
    await picturesShown(guest, 1);
  });

  test('who is invited by address signs up and finds the project; what they may do follows the owner', async () => {
    const owner = await ownerOfPicture('ada@example.org');
    const address = owner.url();
    await owner.getByRole('button', { name: 'Share' }).click();
    await invite(owner, 'Jonas@Example.org');
    await dialogOf(owner).getByText('Invited, not signed in yet').first().waitFor();

    const { page: member, troubles } = await visit();
    await member.goto(address);
    await passSignIn(member, 'jonas@example.org');
    await member.waitForURL(address);
    await picturesShown(member, 1);
    await member.getByRole('link', { name: 'All projects' }).click();
    await member.getByRole('heading', { name: 'Shared with me' }).waitFor();
    await member
      .getByText(/· Can edit$/)
      .first()
      .waitFor();
    await saveScreenshot(member, 'home-shared');
    const colourOf = (face: Locator) => face.evaluate((element) => getComputedStyle(element).backgroundColor);
    const own = await colourOf(owner.locator('.site-account .ui-avatar'));
    expect(await colourOf(member.locator('.card-owner .ui-avatar'))).toBe(own);
    const theirs = await colourOf(member.locator('.site-account .ui-avatar'));
    const inDialog = dialogOf(owner).getByRole('listitem').filter({ hasText: 'jonas@example.org' });
    await expect.poll(() => colourOf(inDialog.locator('.ui-avatar'))).toBe(theirs);
    await member.getByRole('button', { name: /^More about/ }).click();
    const offered = ['Open', 'Rename', 'Copy as new project', 'Export project file', 'Leave project'];
    await expect.poll(() => member.getByRole('menuitem').allInnerTexts()).toEqual(offered);
    await member.getByRole('menuitem', { name: 'Open' }).click();
    await member.waitForURL(address);
    await picturesShown(member, 1);
    await member.getByRole('button', { name: /, rename$/ }).click();
    await member.getByRole('textbox', { name: 'Rename' }).fill('Moss');
    await member.keyboard.press('Enter');
    await owner.getByRole('heading', { name: 'Share “Moss”' }).waitFor();
    // In the conversation each request says whose it is, once more than one person may speak.
    const question = member.getByRole('textbox', { name: 'Message', exact: true });
    await question.fill('What can you do?');
    await question.press('Enter');
    await member.getByRole('article', { name: 'You said' }).getByText('What can you do?').waitFor();
    const asked = owner.locator('article[aria-label="Jonas said"]');
    await asked.getByText('What can you do?').waitFor();
    expect(await asked.innerText()).toMatch(/^Jonas\b/);
    expect(troubles).toEqual([]);

    await chooseRole(owner, /^jonas/i, 'Canvas and chat');
    await said(member, 'You can only look now.');
    await expectNothingToEdit(member);
    await chooseRole(owner, /^jonas/i, 'Take the invitation back|Remove');
    await said(owner, '“Jonas” was removed.');
    await member.getByRole('heading', { name: 'This project is no longer here' }).waitFor();
    await invite(owner, 'jonas@example.org');
    await lookBack(member);
    await picturesShown(member, 1);
    await said(member, 'The project is open now.');

    const { page: stranger } = await visit();
    await stranger.goto(address);
    await passSignIn(stranger, 'stranger@example.org');
    await stranger.getByRole('heading', { name: 'There is no such project' }).waitFor();
    await stranger.getByText('stranger@example.org').first().waitFor();
    await invite(owner, 'stranger@example.org');
    await lookBack(stranger);
    await picturesShown(stranger, 1);
    await stranger.goto(origin);
    await leave(stranger, 'Leave project');
    await endNotice(stranger);
    await dialogOf(owner).getByText('stranger@example.org').first().waitFor({ state: 'detached' });
  });

  test('the dialog says why somebody cannot be invited, and keeps what was written', async () => {
    const owner = await ownerOfPicture('ines@example.org');
    await owner.getByRole('button', { name: 'Share' }).click();
    await invite(owner, 'ines@example.org');
    await dialogOf(owner).getByText('This project is yours already.').first().waitFor();
    await invite(owner, 'nobody');
    await dialogOf(owner)
      .getByText(/^Write an email address/)
      .waitFor();
    await expect.poll(() => fieldOf(owner).inputValue()).toBe('nobody');
    await owner.keyboard.press('Escape');
    await dialogOf(owner).waitFor({ state: 'detached' });
    await owner.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => fieldOf(owner).inputValue()).toBe('nobody');
    await invite(owner, '+86 138 0000 0000');
    await dialogOf(owner).getByText('+8613800000000', { exact: true }).first().waitFor();
    await invite(owner, '+8613800000000');
    await dialogOf(owner).getByText('This person is in the list already.').first().waitFor();
    await dialogOf(owner).getByRole('button', { name: 'Stop sharing' }).click();
    await dialogOf(owner).getByRole('button', { name: 'Keep sharing' }).click();
    const focused = () => owner.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Stop sharing');
    await owner.keyboard.press('Escape');
    await owner.getByText('You and 1 other').first().waitFor();
  });

  test('the owner sees who opened the link, each browser once', async () => {
    const owner = await ownerOfPicture('olga@example.org');
    const link = await openLink(owner, 'Canvas');
    const { page: guest } = await visit();
    await guest.goto(link);
    await picturesShown(guest, 1);
    await guest.reload();
    await picturesShown(guest, 1);
    const { page: known } = await visit();
    await enterAs(known, origin, 'kim@example.org');
    await known.goto(link);
    await picturesShown(known, 1);
    await owner.keyboard.press('Escape');
    await owner.reload();
    await owner.getByRole('button', { name: 'Share' }).click();
    await dialogOf(owner).getByRole('button', { name: '2 visitors' }).click();
    const rows = dialogOf(owner).getByRole('list', { name: 'Visitors of the link' }).getByRole('listitem');
    await rows.first().getByText('Kim').first().waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await rows.nth(1).getByText('Someone').first().waitFor();
    await known.goto(origin);
    await known.getByRole('heading', { name: 'Shared with me' }).waitFor();
    await known.getByText('View only').first().waitFor();
    await known.getByRole('link', { name: 'Untitled' }).click();
    await known.waitForURL(link);
    await picturesShown(known, 1);
    await known.goto(origin);
    await leave(known, 'Take off this list');
    await known.getByRole('button', { name: 'Undo' }).click();
    await known.getByText('View only').first().waitFor();
    await leave(known, 'Take off this list');
    await endNotice(known);
    await known.reload();
    await known.getByRole('heading', { name: 'What are we making first?' }).waitFor();
    await known.getByRole('heading', { name: 'Three to start from' }).waitFor();
    expect(await known.getByRole('heading', { name: 'Shared with me' }).count()).toBe(0);
  });

  test('the owner of a link lands in their own project', async () => {
    const owner = await ownerOfPicture('otto@example.org');
    const address = owner.url();
    await owner.goto(await openLink(owner, 'Edit'));
    await owner.waitForURL(address);
    await owner.getByRole('button', { name: 'Share' }).waitFor();
  });

  test('a visitor on a phone finds no button that does nothing', async () => {
    const owner = await ownerOfPicture('paul@example.org');
    const link = await openLink(owner, 'Canvas and chat');
    const { page, troubles } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(link);
    await picturesShown(page, 1);
    await page.getByText('You can read along here.').first().waitFor();
    await saveScreenshot(page, 'phone-shared');
    await expectNothingToEdit(page);
    const names = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      );
    expect(names.filter((name) => !offeredToLook.test(name))).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/sign-in\?to=/);

    // One who edits has more buttons, beside the face of whoever else is there: a long title gives way to them.
    await openLink(owner, 'Edit');
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: /, rename$/ }).click();
    await owner.getByRole('textbox', { name: 'Rename' }).fill('Moss and ferns of the northern slopes in autumn');
    await owner.keyboard.press('Enter');
    await passSignIn(page, 'pia@example.org');
    await page.waitForURL(link);
    await page.getByRole('button', { name: /\. Follow$/ }).waitFor();
    await page.getByRole('button', { name: 'More about this project' }).click();
    await page.getByRole('menuitem', { name: 'Version history' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test.each([
    ['light, English', { locale: 'en-US', colorScheme: 'light' }],
    ['dark, Chinese', { locale: 'zh-CN', colorScheme: 'dark' }],
  ] as const)('nothing of it breaks a rule of accessibility: %s', async (name, options) => {
    const owner = await ownerOfPicture(`axe-${name.length}@example.org`, options);
    await owner.getByRole('button', { name: /^(Share|共享)$/ }).click();
    await invite(owner, 'mei@example.org');
    await dialogOf(owner).getByText('mei@example.org').first().waitFor();
    await invite(owner, 'nobody');
    await dialogOf(owner)
      .getByText(/^(Write an email address|请填写)/)
      .waitFor();
    expect(await violationsOf(owner), 'invitation refused').toEqual([]);
    const link = await openLink(owner, 'Canvas and chat', '画布和对话');
    expect(await violationsOf(owner), 'dialog').toEqual([]);
    const { page } = await visit(options);
    await page.goto(link);
    await picturesShown(page, 1);
    expect(await violationsOf(page), 'shared project').toEqual([]);
    await saveScreenshot(page, `shared-${options.colorScheme}`);
    await openLink(owner, 'Edit', '编辑');
    await page.getByRole('heading', { name: /^(Sign in to edit|登录后)/ }).waitFor();
    expect(await violationsOf(page), 'asked to sign in').toEqual([]);
    await dialogOf(owner)
      .getByRole('button', { name: /visitor|访客/ })
      .click();
    await dialogOf(owner)
      .getByText(/^(Someone|匿名访客)$/)
      .waitFor();
    expect(await violationsOf(owner), 'visitors').toEqual([]);
    await dialogOf(owner)
      .getByRole('button', { name: /^(Stop sharing|停止共享)$/ })
      .click();
    expect(await violationsOf(owner), 'question').toEqual([]);
    await saveScreenshot(owner, `share-stop-${options.colorScheme}`);
    await dialogOf(owner)
      .getByRole('button', { name: /^(Stop sharing|停止共享)$/ })
      .click();
    await page.reload();
    await page.getByRole('heading', { name: /^(This link has ended|这个链接已失效)$/ }).waitFor();
    expect(await violationsOf(page), 'ended').toEqual([]);
  });
});

/** What somebody who may only look can press, on a phone. */
const offeredToLook =
  /^(Version history|Language|Light or dark|Agent’s sheet, .*|Copy|Download|Export|More|Zoom .*|Fit .*)$/;

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog');
}

function fieldOf(owner: Page): Locator {
  return dialogOf(owner).getByLabel(/^(Email or phone|邮箱或手机号)$/);
}

function agentOf(page: Page): Locator {
  return page.getByRole('complementary', { name: /^(Agent|助手)$/ });
}

/** Chooses what the link allows, in the dialog; answers the link once the server has said that it holds. */
async function openLink(owner: Page, name: string, chinese = name): Promise<string> {
  if (!(await dialogOf(owner).isVisible())) await owner.getByRole('button', { name: 'Share' }).click();
  await setLink(owner, new RegExp(`^(${name}|${chinese})$`));
  return dialogOf(owner)
    .getByRole('textbox', { name: /^(Link|链接)$/ })
    .inputValue();
}

async function setLink(owner: Page, name: RegExp): Promise<void> {
  const told = owner.waitForResponse((response) => response.url().endsWith('/sharing/link'));
  await dialogOf(owner).getByRole('radio', { name }).click();
  await told;
}

async function invite(owner: Page, identifier: string): Promise<void> {
  await fieldOf(owner).fill(identifier);
  const told = owner.waitForResponse((response) => response.url().endsWith('/sharing/members'));
  await owner.keyboard.press('Enter');
  await told;
}

async function chooseRole(owner: Page, person: RegExp, choice: string): Promise<void> {
  await dialogOf(owner).getByRole('button', { name: person }).click();
  await owner
    .getByRole('menuitemradio', { name: new RegExp(`^(${choice})`) })
    .or(owner.getByRole('menuitem', { name: new RegExp(`^(${choice})$`) }))
    .click();
}

/** Takes the one project that is shared with this person off their list, which can be undone as long as one is told of it. */
async function leave(page: Page, how: string): Promise<void> {
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: how }).click();
  await page.getByRole('heading', { name: 'Shared with me' }).waitFor({ state: 'detached' });
}

/** Waits for no time: what a notice lets one undo holds once it is put away. */
async function endNotice(page: Page): Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/sharing/membership'));
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Escape');
  await told;
}

/** As a person does who comes back to a window that they had left. */
async function lookBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** A toast, which a screen reader hears a second time. */
async function said(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().waitFor();
}

/** Nothing that one may not use is offered, and keys that would edit do nothing. */
async function expectNothingToEdit(page: Page): Promise<void> {
  await canvasOf(page).waitFor();
  const editing = /^(Upload|Share|New conversation|Send|Stop|Try again|Delete|Duplicate)/;
  expect(await page.getByRole('button', { name: editing }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /, rename$/ }).count()).toBe(0);
  expect(await page.getByRole('textbox').count()).toBe(0);
  const before = await elementsOf(page).count();
  // From far away the picture is drawn by a layer above its element.
  await elementsOf(page).first().click({ force: true });
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Delete');
  await expect.poll(() => elementsOf(page).count()).toBe(before);
}
