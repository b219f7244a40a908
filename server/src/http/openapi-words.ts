/** What the OpenAPI document says beyond the contract: groups, accesses and examples, for those who read it. */
import type { Access, Role, Sizes } from '@easel/contract';

export const introduction = `Everything that Easel's own pages do, they do through this interface. The routes marked
**Extension** are Easel's own; the others are a contract that other servers implement too.

- **Signing in.** Ask for a code (\`auth.emailCode\`), exchange it for a session (\`auth.emailLogin\`), and send its
  \`accessToken\` as \`Authorization: Bearer …\`. When it ends, exchange the \`refreshToken\` (\`auth.refresh\`): each serves once.
- **Envelopes.** Paths under \`/api/ns-a/\`, \`/api/ns-b/\` and \`/api/generator/\` answer \`{code: 0, msg, data}\`; all others
  answer what they have, bare. Errors are never in an envelope.
- **Errors.** \`{error, code, errorCode, requestId, details?}\`: \`code\` is the HTTP status, \`errorCode\` is stable, and
  \`requestId\` is the header \`X-Request-Id\` of the same answer. Answers of 429 and 503 may say \`Retry-After\`.
- **Events.** Server-sent events, resumed by \`Last-Event-ID\`.
- **HEAD** is answered wherever GET is, but for streams.

A client for TypeScript, \`@easel/client\`, is made from the same contract.`;

/** What one server takes: the sizes of requests, and the bytes of one file. */
export type TakenSizes = Sizes & { readonly UploadBytes: number };

const count = new Intl.NumberFormat('en');
const kibibytes = (bytes: number) => `${count.format(Math.floor(bytes / 1024))} KiB`;

/** How much this server takes, as its operator has set it. */
export function sizeWords(sizes: TakenSizes): string {
  const { PromptCharacters, TitleCharacters, CanvasNodes, BrandKits } = sizes;
  return `**Sizes.** This server takes files of up to ${kibibytes(sizes.UploadBytes)}; bodies of JSON of up to
${kibibytes(sizes.BodyBytes)} and ${sizes.BodyDepth} levels; prompts of ${count.format(PromptCharacters)} characters; titles of
${count.format(TitleCharacters)}; canvases of ${count.format(CanvasNodes)} nodes and ${kibibytes(sizes.CanvasBytes)} of JSON; and of
each person ${count.format(BrandKits)} Brand Kits, each with a document of ${kibibytes(sizes.BrandKitBytes)}. Operators may set
these otherwise.`;
}

type Words = { readonly title: string; readonly about: string };

export const groupWords: Readonly<Record<string, Words>> = {
  system: { title: 'System', about: 'Whether the server lives, and whether it is ready.' },
  auth: { title: 'Signing in', about: 'Codes by mail, OpenID issuers, the chat app, and sessions that are renewed.' },
  account: { title: 'Account', about: 'Who is signed in.' },
  personalData: { title: 'Personal data', about: 'Taking all of one’s data along, and leaving.' },
  sharing: { title: 'Sharing', about: 'The link of a project, its members and its visitors.' },
  projects: { title: 'Projects', about: 'Making, reading, naming and deleting projects; what happens in one, live.' },
  canvas: { title: 'Canvas', about: 'Saving what stands on the canvas, and what changed since a version.' },
  versions: { title: 'History', about: 'Earlier versions of a canvas: read, named, restored, copied.' },
  presence: { title: 'Presence', about: 'Who else is there.' },
  projectFiles: { title: 'Project files', about: 'A project as one `.easel` file, out and in.' },
  assets: {
    title: 'Files',
    about: 'Pictures and other files: uploaded by a signed address, read by an unguessable key.',
  },
  brandKits: { title: 'Brand Kits', about: 'Colours, typefaces, logos and rules that projects keep to.' },
  agent: { title: 'Design agent', about: 'Turns: asked for, followed, decided on, stopped; and what was said.' },
  generators: { title: 'Elements', about: 'Taking a picture apart into words and layers.' },
  credits: { title: 'Credits', about: 'What is left of the month, and what was used.' },
  memory: { title: 'Memory', about: 'What has been decided, and what was found before.' },
  models: { title: 'Models', about: 'What this server can ask.' },
  webSearch: { title: 'Web search', about: 'Which service looks things up.' },
  home: { title: 'Home', about: 'What the first page shows.' },
};

const mayBy: Record<Role, string> = {
  canvas: 'Anyone who may see the canvas of the project: its owner, its members, or whoever holds its link.',
  viewer: 'Viewers of the project, its editors and its owner; links for viewers count.',
  editor: 'Signed-in editors of the project, and its owner.',
  owner: 'The owner of the project alone.',
};

/** Who may call a route, in a sentence or two. */
export function accessWords(access: Access): string {
  if (access === 'public') return 'Everyone; no token is needed.';
  if (access === 'token-optional') return 'Everyone; whoever has signed in is told more.';
  if (access === 'signed-in') return 'Everyone who is signed in.';
  if ('share' in access) return 'Whoever holds the link.';
  const words = mayBy[access.role];
  if ('hidden' in access) return `${words} To all others the project looks as if it were not there.`;
  if ('absent' in access) return `${words} Without a project, everyone who is signed in.`;
  return words;
}

/** One good body for the routes that most begin with. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  'auth.emailCode': { email: 'ada@example.org' },
  'auth.emailLogin': { email: 'ada@example.org', code: '123456' },
  'auth.refresh': { refreshToken: 'the refreshToken of the session' },
  'projects.create': { prompt: 'A poster for a jazz evening in a small cellar club', imageCount: 2 },
  'projects.rename': { title: 'Jazz in the cellar' },
  'assets.uploadUrl': { fileName: 'logo.png', contentType: 'image/png', size: 48213 },
  'agent.chat': {
    messages: [{ role: 'user', contents: [{ type: 'text', text: 'The same poster at night, in blue' }] }],
    imageCount: 1,
  },
  'agent.generate': { prompt: 'A logo for a small tea shop' },
  'canvas.patch': {
    baseVersion: '0',
    changes: {
      put: [
        {
          id: 'note',
          type: 'text',
          x: 0,
          y: 0,
          width: 240,
          height: 40,
          order: 'a0',
          data: { text: 'Doors at eight' },
        },
      ],
    },
  },
  'sharing.setLink': { permission: 'viewer' },
  'generators.create': {
    cid: 'my-program',
    project_id: '0192b2f1-4a00-7000-8000-000000000001',
    generator_name: 'layer-separation',
    input_args: { image_url: '/api/files/5i0IDW_3tqC-kZVe1eQRvg.png' },
  },
};
