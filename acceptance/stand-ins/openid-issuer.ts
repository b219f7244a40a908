import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { pageOf, startWebService, type WebAnswer, type WebService } from './web-service.ts';

/** An OpenID issuer: a page where one agrees or not, signed identity tokens in the fragment, and its keys. */
export interface OpenIdIssuer extends WebService {
  /** One entry of `Auth.IDP`; the issuer tells by itself where it signs people in. */
  readonly setting: object;
  /** Whom the next token is about. */
  person: { subject: string; name: string; email: string };
}

const clientId = 'easel-acceptance';
const keyId = 'key-1';

export async function startOpenIdIssuer(name: string): Promise<OpenIdIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] };
  const service = await startWebService(({ url }) => {
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return { json: { issuer: service.address, authorization_endpoint: `${service.address}/authorize` } };
      case '/jwks':
        return { json: jwks };
      case '/authorize':
        return ask(url.searchParams);
      case '/decide':
        return decide(url.searchParams);
      default:
        return { text: 'Nothing here', status: 404 };
    }
  });

  function ask(wish: URLSearchParams): WebAnswer {
    const expected = { client_id: clientId, response_type: 'id_token', response_mode: 'fragment' };
    for (const [field, value] of Object.entries(expected)) {
      if (wish.get(field) !== value) throw new Error(`${field} is ${wish.get(field)}`);
    }
    if (!wish.get('scope')?.split(' ').includes('openid')) throw new Error('openid is not asked for');
    const link = (words: string, decision: string) => ({
      words,
      href: `/decide?${new URLSearchParams([...wish, ['decision', decision]])}`,
    });
    return pageOf(`Sign in with ${name}`, [
      link(`Continue as ${issuer.person.name}`, 'yes'),
      link('Cancel', 'no'),
      link('Answer another window', 'other-state'),
      link('Answer an older question', 'other-nonce'),
    ]);
  }

  async function decide(wish: URLSearchParams): Promise<WebAnswer> {
    const decision = wish.get('decision');
    const state = decision === 'other-state' ? 'of-another-window' : (wish.get('state') ?? '');
    const nonce = decision === 'other-nonce' ? 'of-an-older-question' : (wish.get('nonce') ?? '');
    const fields =
      decision === 'no'
        ? { error: 'access_denied', state }
        : { id_token: await sign(nonce), state, token_type: 'none' };
    return { redirect: `${wish.get('redirect_uri')}#${new URLSearchParams(fields)}` };
  }

  function sign(nonce: string): Promise<string> {
    const { subject, name: called, email } = issuer.person;
    return new SignJWT({ nonce, name: called, email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(service.address)
      .setAudience(clientId)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
  }

  const issuer: OpenIdIssuer = {
    ...service,
    setting: { Name: name, Issuer: service.address, Audience: clientId, JWKSURL: `${service.address}/jwks` },
    person: { subject: 'lena', name: 'Lena King', email: 'lena@example.org' },
  };
  return issuer;
}
