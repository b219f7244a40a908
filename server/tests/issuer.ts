/** An OpenID issuer on a port of its own, with real keys. */
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { openOtherService, type Answering } from './other-service.ts';

export const clientId = 'easel-client';

export type TestIssuer = Awaited<ReturnType<typeof openIssuer>>;

export async function openIssuer() {
  let key = await newKey('first');
  let published: JWK[] = [key.jwk];
  const service = await openOtherService();
  const { url } = service;
  const configuration = {
    issuer: url,
    authorization_endpoint: `${url}/authorize?prompt=login`,
    jwks_uri: `${url}/jwks`,
  };
  const answering: Answering = ({ path }) => {
    if (path === '/jwks') return { body: { keys: published } };
    return path === '/.well-known/openid-configuration' ? { body: configuration } : { status: 404 };
  };
  service.answering = answering;
  return {
    service,
    url,
    configuration,
    /** Ends what a test has made of it. */
    mend: () => (service.answering = answering),
    jwk: () => key.jwk,
    /** A new key takes the old one's place. */
    async rotate(kid: string): Promise<void> {
      key = await newKey(kid);
      published = [key.jwk];
    },
    /** A good token but for what the test changes; a claim that is `undefined` is left out. */
    token(claims: Record<string, unknown> = {}, header: { typ?: string; kid?: string } = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: url, aud: clientId, sub: 'person-1', iat: now, exp: now + 3600 };
      const payload = JSON.parse(JSON.stringify({ ...usual, ...claims })) as JWTPayload;
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid!, ...header })
        .sign(key.privateKey);
    },
    /** The issuer as settings name it. */
    setting: (name = 'Test') => `{ Name: ${name}, Issuer: '${url}', Audience: ${clientId}, JWKSURL: '${url}/jwks' }`,
    close: () => service.close(),
  };
}

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}
