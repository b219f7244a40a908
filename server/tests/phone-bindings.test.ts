import { expect, test } from 'vitest';
import { CodeLimits } from '../src/accounts/code-limits.ts';
import { EmailCodes } from '../src/accounts/email-codes.ts';
import { PhoneBindings } from '../src/accounts/phone-bindings.ts';
import { memoryCache } from '../src/platform/cache/memory.ts';

const secret = 'x'.repeat(32);
const from = { ip: '10.0.0.1', language: 'en' } as const;

function open() {
  // An hour begins, and with it the count of what one phone is sent.
  let time = 3_600_000 * 500_000;
  const now = () => time;
  const cache = memoryCache({ now });
  const codes = new EmailCodes({ cache, secret });
  const limits = new CodeLimits({ cache, secret, limited: true, perNetwork: 60, now });
  const bindings = new PhoneBindings({
    cache,
    codes,
    limits,
    sms: null,
    devCode: true,
    brandName: 'Easel',
    warn: () => {},
  });
  return { bindings, pass: (seconds: number) => void (time += seconds * 1000) };
}

test('a scan waits ten minutes for its phone, whatever happens meanwhile', async () => {
  const { bindings, pass } = open();
  const person = { subject: 'mei', name: 'Mei' };
  const wish = { bindingToken: await bindings.begin(person), phone: '13800000000', countryCode: '+86' };
  const late = { ...wish, bindingToken: await bindings.begin(person) };
  pass(300);
  const { devCode } = await bindings.sendCode(wish, from);
  pass(299);
  expect(await bindings.redeem({ ...wish, smsCode: devCode! }, from.ip)).toEqual({ person, phone: '+8613800000000' });
  const { devCode: second } = await bindings.sendCode(late, from);
  pass(1);
  const expired = { errorCode: 'auth.binding_expired' };
  await expect(bindings.redeem({ ...late, smsCode: second! }, from.ip)).rejects.toMatchObject(expired);
  await expect(bindings.sendCode(late, from)).rejects.toMatchObject(expired);
});

test('a code is good for ten minutes, and its phone may have ten in an hour', async () => {
  const { bindings, pass } = open();
  const wish = async () => ({
    bindingToken: await bindings.begin({ subject: 'mei', name: null }),
    phone: '13800000000',
    countryCode: '+86',
  });
  const { devCode } = await bindings.sendCode(await wish(), from);
  pass(600);
  const old = bindings.redeem({ ...(await wish()), smsCode: devCode! }, from.ip);
  await expect(old).rejects.toMatchObject({ errorCode: 'auth.code_wrong' });
  const soon = { errorCode: 'auth.code_too_soon' };
  await bindings.sendCode(await wish(), from);
  await expect(bindings.sendCode(await wish(), from)).rejects.toMatchObject(soon);
  const outcomes: string[] = [];
  for (let time = 0; time < 20; time += 1) {
    pass(60);
    const sending = bindings.sendCode(await wish(), from);
    outcomes.push(
      await sending.then(
        () => 'sent',
        ({ errorCode }: { errorCode: string }) => errorCode,
      ),
    );
  }
  // The two from before are of the same hour.
  expect(outcomes.slice(0, 9)).toEqual([...Array.from({ length: 8 }, () => 'sent'), 'auth.code_too_soon']);
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(8);
});
