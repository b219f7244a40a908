/** The architecture, as rules that fail with a word on what to do instead. */
import { defineConfig } from 'oxlint';

/** Lower features first; each may call the rules of those before it. */
const features = [
  'accounts',
  'credits',
  'assets',
  'brand-kits',
  'sharing',
  'projects',
  'memory',
  'agent',
  'generators',
  'personal-data',
  'home',
];

const deep = {
  regex: '^@easel/[^/]+/',
  message: 'Import a package by its name: what its index does not export is not for others.',
};
const acrossPackages = {
  regex: '(^|/)(contract|packages|server|web)/(src|canvas|client|designer|layers)/',
  message: 'Import a package by its name (@easel/…): what its index does not export is not for others.',
};
const otherFeaturesInside = {
  regex: '^\\.\\./[^/]+/([a-z-]*queries|routes)\\.ts$',
  message: "Call the other feature's rules (<feature>/<feature>.ts): its SQL and its routes are its own.",
};
const http = {
  regex: '/http/|^fastify$',
  message: 'HTTP stops at routes.ts: return data or throw a Refusal, and let the route translate.',
};
const sql = {
  regex: '^kysely$|queries\\.ts$',
  message: 'A route calls the rules; SQL belongs into queries.ts and is called by the rules.',
};
const server = {
  regex: '^@easel/(server|designer|layers)$|(^|/)server/',
  message: 'Reach the server by HTTP through web/src/api/client.ts, or move the type into contract.',
};
const io = {
  regex: '^(node:|fastify|kysely|pg$|react)',
  message: 'This package is data and rules for server and browser: no I/O here.',
};
const flags = {
  name: 'node:v8',
  importNames: ['setFlagsFromString'],
  message:
    'Changed while threads run, flags break what is compiled meanwhile: start a process with them (fork-apart.ts).',
};
const changed = (property: string, instead: string) => ({
  property,
  message: `What was asked for before a change would undo it: ${instead} (web/src/api/held-answers.ts).`,
});
/** How the page would change what it holds of the server's answers without a thought of those that are on their way. */
const heldAnswers = [
  changed('setQueryData', 'use putTold or putForeseen'),
  changed('invalidateQueries', 'use askAgain'),
];
const kept = (name: string, instead: string) => ({
  name,
  message: `Where cookies are blocked its mere name throws: use ${instead} (web/src/storage.ts).`,
});
const storages = [kept('localStorage', 'browserStorage'), kept('sessionStorage', 'windowStorage')];
const featuresFrom = (names: string[], reason: string) => ({ regex: `/(${names.join('|')})/`, message: reason });
/** All packages of ours but those allowed, by name: the linter's regular expressions know no lookahead. */
const ours = (allowed: string[], reason: string) => {
  const others = ['canvas', 'client', 'contract', 'designer', 'layers', 'server', 'web'].filter(
    (name) => !allowed.includes(name),
  );
  return { regex: `^@easel/(${others.join('|')})$`, message: reason };
};

const forbid = (files: string[], ...patterns: object[]) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { paths: [flags], patterns: [deep, acrossPackages, ...patterns] }] as never,
  },
});

/** Overrides don't add up: the last one that matches a file states all that is forbidden there. */
const featureRules = features.flatMap((feature, index) => {
  const higher = features.slice(index + 1);
  const reason = (name: string) =>
    `${feature} lies below ${name}: pass what you need as an argument, or let ${name} call ${feature}.`;
  const upward = higher.map((name) => featuresFrom([name], reason(name)));
  return [
    forbid([`server/src/${feature}/*.ts`], ...upward, otherFeaturesInside, http),
    forbid([`server/src/${feature}/routes.ts`], ...upward, otherFeaturesInside, sql),
  ];
});

export default defineConfig({
  ignorePatterns: ['**/node_modules', '**/dist', '/data'],
  plugins: ['typescript', 'import', 'unicorn', 'react'],
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // Lengths of files are measured by scripts/ceilings.ts, which knows a pure table of data from code.
    'max-lines-per-function': ['error', { max: 80 }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/no-explicit-any': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
  },
  overrides: [
    forbid(['packages/canvas/src/**/*.ts'], io, ours([], 'packages/canvas knows nothing of the product around it.')),
    forbid(
      ['packages/designer/src/**/*.ts'],
      ours([], 'packages/designer turns a brief into pixels and knows nothing else of ours.'),
    ),
    forbid(
      ['packages/layers/src/**/*.ts'],
      ours([], 'packages/layers takes a picture apart and knows nothing else of ours.'),
    ),
    forbid(['contract/src/**/*.ts'], io, ours(['canvas'], 'The contract knows packages/canvas only.')),
    forbid(
      ['packages/client/src/**/*.ts'],
      io,
      ours(['contract'], 'The client is made from the contract, and runs wherever there is `fetch`.'),
    ),
    forbid(
      ['server/src/platform/**/*.ts'],
      http,
      featuresFrom(features, 'The platform knows no feature: take a function or a port as an argument.'),
    ),
    forbid(
      ['server/src/http/*.ts'],
      featuresFrom([...features, 'platform'], 'http knows no feature: widen its port, and let app.ts plug it in.'),
    ),
    ...featureRules,
    forbid(['web/src/**/*.ts', 'web/src/**/*.tsx'], server),
    {
      files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
      excludeFiles: ['web/src/api/held-answers.ts'],
      rules: { 'no-restricted-properties': ['error', ...heldAnswers] as never },
    },
    {
      files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
      excludeFiles: ['web/src/storage.ts'],
      rules: { 'no-restricted-globals': ['error', ...storages] as never },
    },
    forbid(['acceptance/**/*.ts'], {
      regex: '^@easel/|\\.\\./(contract|packages|server|web|bench)/',
      message: 'Acceptance tests see the product from outside: HTTP and a browser, nothing of ours.',
    }),
    { files: ['**/tests/**', 'acceptance/**', 'bench/**'], rules: { 'max-lines-per-function': 'off' } },
    { files: ['**/*.tsx', '**/*.ts'], rules: { 'react/react-in-jsx-scope': 'off' } },
  ],
});
