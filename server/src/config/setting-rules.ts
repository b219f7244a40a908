import { isIP } from 'node:net';
import { wrongModel } from './models.ts';
import { SettingsError, type Settings } from './settings.ts';
import { wrongStorage } from './storage.ts';

/** What no single setting shows: combinations that would be unsafe, or could not work. */
export function checkSettings(settings: Settings): Settings {
  const { Server, Auth, Cache, Limits } = settings;
  const production = Auth.Mode === 'production';
  if (!production && !isLoopback(Server.Host)) {
    const reason = `development mode shows sign-in codes to whoever asks, so it listens on this machine only, not on ${Server.Host}. Set Auth.Mode to production, or leave Server.Host at 127.0.0.1`;
    throw new SettingsError('Server.Host', reason);
  }
  if (production && !Auth.TokenSecret) {
    throw new SettingsError('Auth.TokenSecret', 'production mode needs a secret of at least 32 characters');
  }
  if (production && Auth.DevCode) {
    throw new SettingsError('Auth.DevCode', 'production mode never shows a sign-in code to whoever asks');
  }
  if (production && !Limits.Enabled) {
    throw new SettingsError('Limits.Enabled', 'rate limits can be lifted in development mode only');
  }
  if (Cache.Driver === 'redis' && !Cache.URL) {
    throw new SettingsError('Cache.URL', 'the redis driver needs the address of a Redis');
  }
  if (Cache.URL && !/^rediss?:\/\//.test(Cache.URL)) {
    throw new SettingsError('Cache.URL', 'must be an address such as redis://127.0.0.1:6379');
  }
  // Any other scheme would be taken for the path of a file, and so would one behind a blank or a quotation mark.
  if (/^(?!postgres(ql)?:).*:\/\//.test(settings.Database.URL)) {
    const reason = 'must begin with postgres://, without quotation marks, or be the path of an SQLite file';
    throw new SettingsError('Database.URL', reason);
  }
  const stranger = Server.TrustedProxies.find((proxy) => !isNetwork(proxy));
  if (stranger !== undefined) {
    throw new SettingsError('Server.TrustedProxies', `${stranger} is neither an address nor a network as 10.0.0.0/8`);
  }
  if (settings.Metrics.Enabled && !settings.Metrics.Token && !isLoopback(settings.Metrics.Host)) {
    throw new SettingsError('Metrics.Token', `others reach ${settings.Metrics.Host}, so metrics need a token there`);
  }
  if (settings.Tracing.Endpoint && !URL.canParse(settings.Tracing.Endpoint)) {
    throw new SettingsError('Tracing.Endpoint', 'is no address');
  }
  checkSignIn(Auth);
  checkWebSearch(settings.WebSearch);
  const wrong = wrongModel(settings.Models) ?? wrongStorage(settings.Storage, Server.PublicURL);
  if (wrong) throw new SettingsError(wrong.setting, wrong.reason);
  return settings;
}

/** What is switched on must have what it needs. */
function checkSignIn({ Challenge, Email, ChatApp, SMS, IDP }: Settings['Auth']): void {
  const needs = (section: string, on: boolean, values: Record<string, unknown>) => {
    const missing = on && Object.keys(values).find((name) => !values[name]);
    if (missing) throw new SettingsError(`Auth.${section}.${missing}`, `Auth.${section} is on and needs it`);
  };
  const { SiteKey, SecretKey, SiteVerifyURL } = Challenge;
  needs('Challenge', Challenge.Enabled, { SiteKey, SecretKey, SiteVerifyURL });
  needs('Email', Email.Driver === 'smtp', { Host: Email.Host });
  const { AppID, Secret, TokenURL, AuthorizeURL } = ChatApp;
  needs('ChatApp', ChatApp.Enabled, { AppID, Secret, TokenURL, AuthorizeURL });
  needs('SMS', SMS.Driver === 'http', { URL: SMS.URL });
  checkAddresses('Challenge', { SiteVerifyURL, ScriptURL: Challenge.ScriptURL });
  checkAddresses('ChatApp', { TokenURL, AuthorizeURL, UserInfoURL: ChatApp.UserInfoURL });
  if (new Set(IDP.map(({ Name }) => Name)).size < IDP.length) {
    throw new SettingsError('Auth.IDP', 'two issuers have the same Name');
  }
}

function checkWebSearch({ Driver, BaseURL, Key }: Settings['WebSearch']): void {
  if (Driver === 'searxng' && !BaseURL) {
    throw new SettingsError('WebSearch.BaseURL', 'the searxng driver needs the address of a SearXNG');
  }
  if ((Driver === 'brave' || Driver === 'tavily') && !Key) {
    throw new SettingsError('WebSearch.Key', `the ${Driver} driver needs a key`);
  }
  if (BaseURL && !URL.canParse(BaseURL)) throw new SettingsError('WebSearch.BaseURL', 'is no address');
}

function checkAddresses(section: string, addresses: Record<string, string | undefined>): void {
  const broken = Object.keys(addresses).find((name) => addresses[name] && !URL.canParse(addresses[name]));
  if (broken) throw new SettingsError(`Auth.${section}.${broken}`, 'is no address');
}

/** As the server reads it: also networks that have names, and masks in place of lengths. */
function isNetwork(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', length] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || length === undefined) return version !== 0;
  return (
    isIP(length) === 4 || (/^\d+$/.test(length) && Number(length) > 0 && Number(length) <= (version === 4 ? 32 : 128))
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
