/** What must hold of every answer, whatever was asked. */
import { catalogue, errorsOf, ErrorBody, type ErrorCode, type Route } from '@easel/contract';
import { Compile } from 'typebox/compile';
import type { Town } from './town.ts';

export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const errorBody = Compile(ErrorBody);
const errorFields = new Set(['error', 'code', 'errorCode', 'requestId', 'details']);
/** What a file answers beside the whole of it; a stream of events and a page with an envelope answer 200. */
const partial = [206, 304, 416];
/** Words of our insides, which nobody outside may read. */
const inside =
  /node_modules|\.ts:\d|file:\/\/\/(?!etc)|\n\s+at |SQLITE_|sqlite3?error|constraint failed|syntax error at|pg_/i;

/** Throws what is wrong with an answer. */
export function judge(town: Town, route: Route, { status, headers, text }: Heard): void {
  const wrong = status < 400 ? wrongAnswer(route, status) : wrongRefusal(town, route, { status, headers, text });
  if (wrong) throw new Error(`${route.method} ${route.path} answered ${status}: ${wrong}\n${text.slice(0, 400)}`);
}

function wrongAnswer(route: Route, status: number): string | undefined {
  // The shape of the answer itself is checked by the server, which is told to: a wrong one is a 500.
  if (status === 200 || (route.response === 'bytes' && partial.includes(status))) return undefined;
  return 'a status that its description does not have';
}

function wrongRefusal(town: Town, route: Route, { status, headers, text }: Heard): string | undefined {
  if (route.response === 'bytes' && partial.includes(status) && text === '') return undefined;
  if (status >= 500) return 'a fault';
  if (!String(headers['content-type']).startsWith('application/json')) return 'a refusal that is no JSON';
  const body: unknown = JSON.parse(text);
  if (!errorBody.Check(body)) return 'a refusal of another shape';
  if (Object.keys(body).some((field) => !errorFields.has(field))) return 'a refusal with more than it may say';
  const known = catalogue[body.errorCode as ErrorCode];
  if (!known || known.status !== status || body.code !== status) return 'a refusal that the catalogue does not have';
  if (known.meaning !== body.error) return 'words that are not the catalogue’s';
  if (body.requestId !== headers['x-request-id']) return 'the id of another request';
  const declared: string[] = [...errorsOf(route), 'route.not_found', 'request.invalid'];
  if (!declared.includes(body.errorCode)) return 'a refusal that its description does not have';
  return inside.test(text) || holdsSecret(town, text) ? 'a refusal that tells of our insides' : undefined;
}

function holdsSecret({ house, people, things }: Town, text: string): boolean {
  const { owner, bystander } = people;
  const secrets = [
    String(house.services.secret),
    owner.session.refreshToken,
    bystander.session.accessToken,
    bystander.session.refreshToken,
    things['bystander share']!,
    'canary-secret',
  ];
  return secrets.some((secret) => text.includes(secret));
}
