import { randomUUID } from 'node:crypto';
import { pageOf, startWebService, type WebAnswer, type WebService } from './web-service.ts';

/** A chat app whose page shows a code to scan; here a press stands for the phone. */
export interface ChatApp extends WebService {
  /** `Auth.ChatApp`. */
  readonly setting: object;
  /** Who scans next. */
  person: { openId: string; nickname: string };
}

const appId = 'app-1';
const secret = 'app-secret';
/** Its numbers for a code that is wrong or spent, and for a token that is. */
const invalidCode = { errcode: 40029, errmsg: 'invalid code' };
const invalidToken = { errcode: 40014, errmsg: 'invalid access_token' };

export async function startChatApp(): Promise<ChatApp> {
  const codes = new Map<string, ChatApp['person']>();
  const tokens = new Map<string, ChatApp['person']>();

  function show(wish: URLSearchParams): WebAnswer {
    if (wish.get('appid') !== appId || wish.get('response_type') !== 'code') throw new Error('Not our app');
    const scan = (decision: string) => `/scan?${new URLSearchParams([...wish, ['decision', decision]])}`;
    return pageOf('Scan to sign in', [
      { words: 'Scan and confirm', href: scan('yes') },
      { words: 'Scan and say no', href: scan('no') },
    ]);
  }

  function scan(wish: URLSearchParams): WebAnswer {
    const back = new URL(wish.get('redirect_uri') ?? '');
    if (wish.get('decision') === 'yes') {
      const code = randomUUID();
      codes.set(code, app.person);
      back.searchParams.set('code', code);
    }
    back.searchParams.set('state', wish.get('state') ?? '');
    return { redirect: back.href };
  }

  function exchange(wish: URLSearchParams): object {
    const code = wish.get('code') ?? '';
    const person = codes.get(code);
    codes.delete(code);
    if (!person || wish.get('appid') !== appId || wish.get('secret') !== secret) return invalidCode;
    const token = randomUUID();
    tokens.set(token, person);
    return { access_token: token, expires_in: 7200, openid: person.openId, scope: 'snsapi_login' };
  }

  function describe(wish: URLSearchParams): object {
    const person = tokens.get(wish.get('access_token') ?? '');
    return person ? { openid: person.openId, nickname: person.nickname } : invalidToken;
  }

  const service = await startWebService(({ url: { pathname, searchParams } }) => {
    if (pathname === '/qr') return show(searchParams);
    if (pathname === '/scan') return scan(searchParams);
    if (pathname === '/token') return { json: exchange(searchParams) };
    if (pathname === '/userinfo') return { json: describe(searchParams) };
    return { text: 'Nothing here', status: 404 };
  });
  const app: ChatApp = {
    ...service,
    setting: {
      Enabled: true,
      AppID: appId,
      Secret: secret,
      AuthorizeURL: `${service.address}/qr`,
      TokenURL: `${service.address}/token`,
      UserInfoURL: `${service.address}/userinfo`,
    },
    person: { openId: 'open-mei', nickname: 'Mei' },
  };
  return app;
}
