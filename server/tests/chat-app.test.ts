import { createClient, type Session } from '@easel/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House } from './house.ts';
import { openOtherService, type Asked, type OtherService, type Said } from './other-service.ts';

const appSecret = 'canary-app-secret';
const ways = (url: string, more = '') => `Auth:
  ChatApp: { Enabled: true, AppID: the-app, Secret: ${appSecret}, AuthorizeURL: '${url}/qr?lang=cn#scan', TokenURL: '${url}/token', UserInfoURL: '${url}/userinfo'${more} }
  SMS: { Driver: http, URL: '${url}/sms', Token: canary-sms-token, TimeoutSeconds: 0.2 }`;

/** A chat app whose codes are the names of those who scanned, and an SMS gateway. */
function standIn({ path, query }: Asked): Said {
  if (path === '/sms') return { status: 202 };
  if (path === '/token') return { body: { access_token: `canary-token-${query.code}`, openid: query.code } };
  return { body: { openid: query.openid, nickname: `Nick ${query.openid}`, headimgurl: 'https://example.org/x.png' } };
}

describe.each(engines)('signing in by a scan on %s', (engine) => {
  let service: OtherService;
  let house: House;
  const lines: string[] = [];
  const logged = { write: (line: string) => void lines.push(line) };
  beforeAll(async () => {
    service = await openOtherService(standIn);
    house = await openHouse(engine, { yaml: ways(service.url), logged });
  });
  afterEach(() => void (service.answering = standIn));
  afterAll(async () => {
    await house.leave();
    await service.close();
  });

  const auth = () => createClient({ baseUrl: house.baseUrl }).auth;
  const scan = async (code: string) => auth().chatAppLogin({ code, state: (await auth().chatAppQr()).state });
  const scanUnbound = async (code: string) => {
    const answer = await scan(code);
    if (!('bindingToken' in answer)) throw new Error('is bound already');
    return answer.bindingToken;
  };
  const china = (phone: string) => ({ phone, countryCode: '+86' });
  const codeFor = async (bindingToken: string, phone: string) =>
    (await auth().smsCode({ bindingToken, ...china(phone) })).devCode!;
  const bind = (bindingToken: string, phone: string, smsCode: string) =>
    auth().chatAppLogin({ bindingToken, ...china(phone), smsCode });
  const signUp = async (person: string, phone: string) => {
    const bindingToken = await scanUnbound(person);
    return (await bind(bindingToken, phone, await codeFor(bindingToken, phone))) as Session;
  };
  const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
  /** Everything that a sign-in could have left behind. */
  const rows = async () => {
    const { read } = house.database;
    const all = await Promise.all([
      read.selectFrom('users').selectAll().execute(),
      read.selectFrom('identities').selectAll().execute(),
      read.selectFrom('sessions').selectAll().execute(),
    ]);
    return all.map(({ length }) => length);
  };
  /** Runs what must fail, and sees that nothing was made. */
  const refuses = async (call: () => Promise<unknown>, error: object) => {
    const before = await rows();
    await expect(call()).rejects.toMatchObject(error);
    expect(await rows()).toEqual(before);
  };

  test('a first scan asks for a phone, its proof makes the account, and the next scan signs in', async () => {
    const departure = await auth().chatAppQr();
    const address = new URL(departure.authorizeUrl);
    expect(address.origin + address.pathname + address.hash).toBe(`${service.url}/qr#scan`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      lang: 'cn',
      appid: 'the-app',
      redirect_uri: `${house.baseUrl}/sign-in/chat-app`,
      response_type: 'code',
      scope: 'snsapi_login',
      state: departure.state,
    });
    expect(departure.expiresIn).toBe(600);

    const before = await rows();
    const unbound = await auth().chatAppLogin({ code: 'mei', state: departure.state });
    expect(unbound).toEqual({
      status: 'phone_binding_required',
      bindingToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 600,
    });
    expect(await rows()).toEqual(before);
    const { bindingToken } = unbound as { bindingToken: string };
    const sent = await auth().smsCode({ bindingToken, phone: '138 0000 0001', countryCode: '+86' });
    expect(sent).toEqual({ target: '+8613800000001', expiresIn: 600, devCode: expect.stringMatching(/^\d{6}$/) });
    expect(await rows()).toEqual(before);

    const session = (await bind(bindingToken, '13800000001', sent.devCode!)) as Session;
    expect(session.user).toMatchObject({ name: 'Nick mei', email: null, phone: '+8613800000001' });
    const again = (await scan('mei')) as Session;
    expect(again.user).toEqual(session.user);
    const her = createClient({ baseUrl: house.baseUrl, token: () => again.accessToken });
    expect(await her.account.profile()).toEqual(session.user);
  });

  test('the chat app is told what its protocol asks for', async () => {
    service.asked.length = 0;
    await scan('protocol');
    const [token, info] = service.asked.filter(({ path }) => path !== '/sms');
    expect(token).toMatchObject({ method: 'GET', path: '/token' });
    expect(token!.query).toEqual({
      appid: 'the-app',
      secret: appSecret,
      code: 'protocol',
      grant_type: 'authorization_code',
    });
    expect(info).toMatchObject({ method: 'GET', path: '/userinfo' });
    expect(info!.query).toEqual({ access_token: 'canary-token-protocol', openid: 'protocol' });
  });

  test('the gateway gets the phone, the code and the words in the language of the page', async () => {
    const bindingToken = await scanUnbound('words');
    service.asked.length = 0;
    await createClient({ baseUrl: house.baseUrl }).auth.smsCode(
      { bindingToken, ...china('13800000002') },
      { language: 'zh-CN' },
    );
    await auth().smsCode({ bindingToken, ...china('13800000002') }, { language: 'en' });
    const messages = service.asked.map(({ method, path, headers, body }) => {
      expect({ method, path }).toEqual({ method: 'POST', path: '/sms' });
      expect(headers).toMatchObject({ authorization: 'Bearer canary-sms-token', 'content-type': 'application/json' });
      return JSON.parse(body) as { phone: string; code: string; message: string };
    });
    expect(messages).toEqual([
      {
        phone: '+8613800000002',
        code: expect.stringMatching(/^\d{6}$/),
        message: `您的 Easel 登录验证码是 ${messages[0]!.code}，10 分钟内有效。请勿告诉他人。`,
      },
      {
        phone: '+8613800000002',
        code: expect.stringMatching(/^\d{6}$/),
        message: `${messages[1]!.code} is your Easel sign-in code. It is good for 10 minutes. Do not share it.`,
      },
    ]);
  });

  test('a person is known by what all apps of the operator know them by, wherever it is told', async () => {
    const { user } = await signUp('plain', '13800000010');
    service.answering = ({ path, query }) =>
      path === '/token'
        ? { body: { access_token: 't', openid: query.code, unionid: 'plain' } }
        : { body: { nickname: 'x' } };
    expect(((await scan('other-app')) as Session).user).toEqual(user);
    service.answering = ({ path, query }) =>
      path === '/token' ? { body: { access_token: 't', openid: query.code } } : { body: { unionid: 'plain' } };
    expect(((await scan('third-app')) as Session).user).toEqual(user);
  });

  describe('a state', () => {
    const refused = { status: 401, errorCode: 'auth.scan_refused' };

    test('that was not issued here is refused, and the chat app is not asked', async () => {
      service.asked.length = 0;
      await refuses(() => auth().chatAppLogin({ code: 'mei', state: 'made-up' }), refused);
      expect(service.asked).toEqual([]);
    });

    test('serves once', async () => {
      const { state } = await auth().chatAppQr();
      await auth().chatAppLogin({ code: 'mei', state });
      await refuses(() => auth().chatAppLogin({ code: 'mei', state }), refused);
    });

    test('is not asked for where the operator says so', async () => {
      const open = await openHouse(engine, { yaml: ways(service.url, ', VerifyState: false') });
      const { auth } = createClient({ baseUrl: open.baseUrl });
      expect(await auth.chatAppLogin({ code: 'mei' })).toMatchObject({ status: 'phone_binding_required' });
      await open.leave();
    });
  });

  describe('a scan that the chat app does not confirm', () => {
    const refused = { status: 401, errorCode: 'auth.scan_refused' };
    const away = { status: 503, errorCode: 'auth.chat_app_unavailable' };

    test.each<[string, Said | 'silence', object]>([
      ['a wrong code', { body: { errcode: 40029, errmsg: 'invalid code canary-words' } }, refused],
      ['a used code', { body: { errcode: 40163, errmsg: 'code been used' } }, refused],
      ['an unknown error', { body: { errcode: 99999, errmsg: '?' } }, refused],
      ['a busy service', { body: { errcode: -1, errmsg: 'system error' } }, away],
      ['a wrong app secret', { body: { errcode: 40125, errmsg: `invalid appsecret ${appSecret}` } }, away],
      ['an error that is no number', { body: { errcode: 'canary-words' } }, away],
      ['a failure', { status: 500, body: { access_token: 't', openid: 'mei' } }, away],
      ['garbage', { body: '<html>' }, away],
      ['a list', { body: [] }, away],
      ['nobody', { body: { access_token: 't' } }, away],
      ['no token', { body: { openid: 'mei' } }, away],
      ['a subject that no database stores', { body: { access_token: 't', openid: 'a\0b' } }, away],
      ['too much', { body: { access_token: 't', openid: 'mei', more: 'x'.repeat(100_000) } }, away],
    ])('%s', async (_, said, error) => {
      const { state } = await auth().chatAppQr();
      service.answering = () => said;
      await refuses(() => auth().chatAppLogin({ code: 'canary-code', state }), error);
    });

    test('a redirect, to where nobody is asked', async () => {
      const { state } = await auth().chatAppQr();
      service.asked.length = 0;
      const location = `${service.url}/elsewhere`;
      service.answering = ({ path }) =>
        path === '/token' ? { status: 302, headers: { location } } : { body: { access_token: 't', openid: 'mei' } };
      await refuses(() => auth().chatAppLogin({ code: 'mei', state }), away);
      expect(service.asked.map(({ path }) => path)).toEqual(['/token']);
    });

    test('an answer about the person that fails', async () => {
      const { state } = await auth().chatAppQr();
      service.answering = (asked) => (asked.path === '/userinfo' ? { status: 500 } : standIn(asked));
      await refuses(() => auth().chatAppLogin({ code: 'mei', state }), away);
    });

    test('silence', async () => {
      const hasty = await openHouse(engine, { yaml: ways(service.url, ', TimeoutSeconds: 0.1') });
      const { auth } = createClient({ baseUrl: hasty.baseUrl });
      const { state } = await auth.chatAppQr();
      service.answering = () => 'silence';
      await expect(auth.chatAppLogin({ code: 'mei', state })).rejects.toMatchObject(away);
      await hasty.leave();
    });
  });

  test.each([
    [{}, ['/body/code', '/body/state']],
    [{ code: 'mei' }, ['/body/state']],
    [{ state: 'x', code: '' }, ['/body/code']],
    [{ bindingToken: 'x' }, ['/body/phone', '/body/countryCode', '/body/smsCode']],
    [{ bindingToken: 'x', phone: '1', countryCode: '+86' }, ['/body/smsCode']],
    [{ code: 'mei', phone: '1', countryCode: '+86', smsCode: '1' }, ['/body/bindingToken']],
  ])('of %j what is missing is named', async (form, pointers) => {
    const details = pointers.map((pointer) => ({ pointer, reason: 'is missing' }));
    await refuses(() => auth().chatAppLogin(form), { status: 400, errorCode: 'request.invalid', details });
  });

  test('a wrong code leaves the scan usable', async () => {
    const bindingToken = await scanUnbound('typo');
    const code = await codeFor(bindingToken, '13800000020');
    await refuses(() => bind(bindingToken, '13800000020', wrongCode(code)), {
      status: 401,
      errorCode: 'auth.code_wrong',
    });
    // Nor does the right code of one phone prove another.
    await refuses(() => bind(bindingToken, '13800000021', code), { errorCode: 'auth.code_wrong' });
    expect(await bind(bindingToken, '138-0000-0020', ` ${code} `)).toMatchObject({ user: { phone: '+8613800000020' } });
  });

  test('five wrong tries spend the code, and a new one may be asked for', async () => {
    const bindingToken = await scanUnbound('guesser');
    const phone = '13800000022';
    const code = await codeFor(bindingToken, phone);
    for (let tries = 0; tries < 5; tries += 1) {
      await refuses(() => bind(bindingToken, phone, wrongCode(code)), { errorCode: 'auth.code_wrong' });
    }
    await refuses(() => bind(bindingToken, phone, code), { errorCode: 'auth.code_wrong' });
    await expect(bind(bindingToken, phone, await codeFor(bindingToken, phone))).resolves.toBeTruthy();
  });

  test('a scan binds once', async () => {
    const bindingToken = await scanUnbound('once');
    await bind(bindingToken, '13800000023', await codeFor(bindingToken, '13800000023'));
    const expired = { status: 401, errorCode: 'auth.binding_expired' };
    await refuses(() => bind(bindingToken, '13800000024', '123456'), expired);
    await refuses(() => auth().smsCode({ bindingToken, ...china('13800000024') }), expired);
    await refuses(() => bind('made-up', '13800000024', '123456'), expired);
  });

  test.each(['12345', 'canary-phone', '23800000000'])('%s is no phone, and no code goes there', async (phone) => {
    const bindingToken = await scanUnbound('no-phone');
    const details = [{ pointer: '/body/phone', reason: 'is no phone number' }];
    const invalid = { status: 400, errorCode: 'auth.phone_invalid', details };
    service.asked.length = 0;
    await refuses(() => auth().smsCode({ bindingToken, ...china(phone) }), invalid);
    await refuses(() => bind(bindingToken, phone, '123456'), invalid);
    expect(service.asked).toEqual([]);
  });

  test('a phone that has an account signs in to it, and the scan is added', async () => {
    const { user } = await signUp('older', '13800000030');
    const before = await rows();
    const joined = await signUp('newer', '+86 138 0000 0030');
    expect(joined.user).toEqual(user);
    expect((await rows())[0]).toBe(before[0]);
    expect(((await scan('newer')) as Session).user).toEqual(user);
    expect(((await scan('older')) as Session).user).toEqual(user);
  });

  test('a person who was bound meanwhile stays who they are', async () => {
    const late = await scanUnbound('meanwhile');
    const { user } = await signUp('meanwhile', '13800000031');
    const answer = (await bind(late, '13800000032', await codeFor(late, '13800000032'))) as Session;
    expect(answer.user).toEqual(user);
    const { read } = house.database;
    expect(await read.selectFrom('users').selectAll().where('phone', '=', '+8613800000032').execute()).toEqual([]);
  });

  test('of two bindings at once with one scan a single one wins, and one account comes to be', async () => {
    const bindingToken = await scanUnbound('race');
    const phones = ['13800000040', '13800000041'];
    const codes = [await codeFor(bindingToken, phones[0]!), await codeFor(bindingToken, phones[1]!)];
    const before = await rows();
    const attempts = [0, 1, 0, 1].map((which) => bind(bindingToken, phones[which]!, codes[which]!));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows()).toEqual(before.map((count) => count + 1));
  });

  test('two scans of one person at once make one account', async () => {
    const tokens = [await scanUnbound('double'), await scanUnbound('double')];
    const phones = ['13800000042', '13800000043'];
    const codes = await Promise.all(tokens.map((token, index) => codeFor(token, phones[index]!)));
    const [users = 0, identities = 0] = await rows();
    const sessions = await Promise.all(tokens.map((token, index) => bind(token, phones[index]!, codes[index]!)));
    const [one, other] = sessions as [Session, Session];
    expect(one.user).toEqual(other.user);
    expect((await rows()).slice(0, 2)).toEqual([users + 1, identities + 1]);
  });

  test.each<[string, Said | 'silence']>([
    ['fails', { status: 500 }],
    ['refuses', { status: 403, body: { error: 'canary' } }],
    ['redirects', { status: 302, headers: { location: '/elsewhere' } }],
    ['is silent', 'silence'],
  ])('a gateway that %s sends no code and leaves none', async (_, said) => {
    const bindingToken = await scanUnbound('gateway');
    service.asked.length = 0;
    service.answering = () => said;
    const failed = { status: 503, errorCode: 'auth.sms_failed' };
    await refuses(() => auth().smsCode({ bindingToken, ...china('13800000050') }), failed);
    const { code } = JSON.parse(service.asked[0]!.body) as { code: string };
    await refuses(() => bind(bindingToken, '13800000050', code), { errorCode: 'auth.code_wrong' });
  });

  test('no secret, code, token, state, phone or name of it all is in the log', async () => {
    const { state } = await auth().chatAppQr();
    const { bindingToken } = (await auth().chatAppLogin({ code: 'canary-code', state })) as { bindingToken: string };
    const code = await codeFor(bindingToken, '13977777777');
    const { accessToken } = (await bind(bindingToken, '13977777777', code)) as Session;
    const log = lines.join('');
    expect(log).toContain('another service failed a sign-in');
    expect(log).toContain('refused with error 40125');
    for (const secret of ['canary', state, bindingToken, accessToken, '13977777777', 'Nick'])
      expect(log).not.toContain(secret);
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

test('where the chat app is off, none of its calls is offered', async () => {
  const house = await openHouse('sqlite');
  const { auth } = createClient({ baseUrl: house.baseUrl });
  const off = { status: 404, errorCode: 'auth.method_off' };
  await expect(auth.chatAppQr()).rejects.toMatchObject(off);
  await expect(auth.chatAppLogin({ code: 'x', state: 'y' })).rejects.toMatchObject(off);
  await expect(auth.smsCode({ bindingToken: 'x', phone: '1', countryCode: '+86' })).rejects.toMatchObject(off);
  await house.leave();
});

describe('outside development', () => {
  const production = {
    EASEL__AUTH__MODE: 'production',
    EASEL__AUTH__TOKEN_SECRET: 'x'.repeat(40),
    EASEL__LIMITS__ENABLED: 'true',
    EASEL__LIMITS__SIGN_INS_PER_MINUTE: '1000',
  };
  const started = async (change: (yaml: string) => string = (yaml) => yaml) => {
    const service = await openOtherService(standIn);
    const house = await openHouse('sqlite', { yaml: change(ways(service.url)), variables: production });
    const { auth } = createClient({ baseUrl: house.baseUrl });
    const { state } = await auth.chatAppQr();
    const { bindingToken } = (await auth.chatAppLogin({ code: 'mei', state })) as { bindingToken: string };
    const leave = async () => {
      await house.leave();
      await service.close();
    };
    return { service, auth, bindingToken, leave };
  };
  const phone = { phone: '13800000001', countryCode: '+86' };

  test('the code is in the message only, and messages to one phone are spaced out', async () => {
    const { service, auth, bindingToken, leave } = await started();
    const sent = await auth.smsCode({ bindingToken, ...phone });
    expect(sent).toEqual({ target: '+8613800000001', expiresIn: 600 });
    const soon = auth.smsCode({ bindingToken, phone: '138-0000-0001', countryCode: '+86' });
    await expect(soon).rejects.toMatchObject({ status: 429, errorCode: 'auth.code_too_soon' });
    const { code } = JSON.parse(service.asked.at(-1)!.body) as { code: string };
    await expect(auth.chatAppLogin({ bindingToken, ...phone, smsCode: code })).resolves.toMatchObject({
      user: { phone: '+8613800000001' },
    });
    await leave();
  });

  test('a gateway that was down leaves no lock: the next message may go at once', async () => {
    const { service, auth, bindingToken, leave } = await started();
    service.answering = () => ({ status: 500 });
    for (let time = 0; time < 12; time += 1) {
      const failing = auth.smsCode({ bindingToken, ...phone });
      await expect(failing).rejects.toMatchObject({ errorCode: 'auth.sms_failed' });
    }
    service.answering = standIn;
    await expect(auth.smsCode({ bindingToken, ...phone })).resolves.toMatchObject({ expiresIn: 600 });
    await leave();
  });

  test('without a gateway there is no code', async () => {
    const { auth, bindingToken, leave } = await started((yaml) => yaml.replace(/\n +SMS:.*/, ''));
    const sent = auth.smsCode({ bindingToken, ...phone });
    await expect(sent).rejects.toMatchObject({ status: 503, errorCode: 'auth.sms_off' });
    await leave();
  });
});
