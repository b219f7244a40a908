import { SettingsError, type Settings } from './settings.ts';

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
  if (production && !Limits.Enabled) {
    throw new SettingsError('Limits.Enabled', 'rate limits can be lifted in development mode only');
  }
  if (Cache.Driver === 'redis' && !Cache.URL) {
    throw new SettingsError('Cache.URL', 'the redis driver needs the address of a Redis');
  }
  return settings;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
