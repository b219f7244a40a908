import type { Settings } from '../config/settings.ts';
import { isPostgres } from '../platform/database.ts';
import { ok, warning, failed, type Finding } from './finding.ts';

/** What the settings allow, and what an operator may not have meant. */
export function checkSettingsOf(settings: Settings): Finding[] {
  return [...checkAddress(settings), ...checkSignIn(settings), ...checkSharing(settings)];
}

function checkAddress({ Server, Auth }: Settings): Finding[] {
  const { PublicURL, TrustedProxies } = Server;
  if (Auth.Mode === 'development') return [ok('address', 'development: only this machine reaches it')];
  if (!PublicURL) {
    const detail = 'Server.PublicURL is not set: links in mails are left out';
    return [warning('address', detail, 'Set it to what people type, such as https://easel.example.org.')];
  }
  const findings: Finding[] = [];
  if (PublicURL.startsWith('http:')) {
    const advice = 'Put a proxy with TLS in front (docs/operations/reverse-proxy.md) and begin PublicURL with https.';
    findings.push(warning('address', 'people reach it unencrypted: tokens and codes can be read on the way', advice));
  }
  if (TrustedProxies.length === 0) {
    const detail = 'no proxy is trusted: behind one, everybody seems to call from its address and shares one limit';
    findings.push(warning('proxy', detail, 'If there is one, name its address in Server.TrustedProxies.'));
  }
  return findings.length > 0 ? findings : [ok('address', PublicURL)];
}

function checkSignIn({ Auth }: Settings): Finding[] {
  const ways = [
    Auth.Email.Driver !== 'none' && 'codes by mail',
    Auth.DevCode && 'codes on screen',
    Auth.IDP.length > 0 && `${Auth.IDP.length} OpenID issuers`,
    Auth.ChatApp.Enabled && 'the chat app',
  ].filter((way) => way !== false);
  if (ways.length > 0) return [ok('sign-in', ways.join(', '))];
  return [failed('sign-in', 'nobody can sign in', 'Set Auth.Email, Auth.IDP or Auth.ChatApp.')];
}

function checkSharing({ Database, Cache, Storage }: Settings): Finding[] {
  const alone: string[] = [];
  if (!isPostgres(Database.URL)) alone.push('the database is SQLite');
  if (Cache.Driver === 'memory') alone.push('the cache is in memory');
  if (Storage.Driver === 'memory') {
    return [failed('storage driver', 'memory: every picture is lost when it stops', 'Set Storage.Driver.')];
  }
  if (alone.length === 0) return [ok('processes', 'several processes may serve')];
  return [ok('processes', `one process serves: ${alone.join(', ')}`)];
}
