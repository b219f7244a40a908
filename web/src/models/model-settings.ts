/** Composes what an operator puts into the settings file for one more model. Holds the name of a key, never a key. */

export const drivers = ['openai', 'openai-compatible', 'google', 'comfyui', 'a1111', 'fal', 'replicate'] as const;
export type Driver = (typeof drivers)[number];

export type FieldName =
  | 'label'
  | 'model'
  | 'baseUrl'
  | 'keyEnv'
  | 'price'
  | 'workflow'
  | 'imageNode'
  | 'promptNode'
  | 'widthNode'
  | 'heightNode'
  | 'seedNode'
  | 'layersNode'
  | 'outputNode'
  | 'layers';
export type Fields = Partial<Record<FieldName, string>>;

export type Kind = 'image' | 'chat' | 'separate';

export interface Draft {
  readonly kind: Kind;
  readonly driver: Driver;
  readonly fields: Fields;
}

export interface FieldRule {
  readonly name: FieldName;
  readonly needed: boolean;
  /** An example, or what holds when nothing is written. */
  readonly example: string;
}

const driversOf: Record<Kind, readonly Driver[]> = {
  image: drivers,
  chat: ['openai', 'openai-compatible', 'google'],
  separate: ['fal', 'comfyui'],
};
/** What a model of a kind is called where its label gives no name. */
const nameless: Record<Kind, string> = { image: 'painter', chat: 'thinker', separate: 'layers' };
const keyed = (example: string): FieldRule => ({ name: 'keyEnv', needed: true, example });
const named = (example: string): FieldRule => ({ name: 'model', needed: true, example });
const optional = (name: FieldName, example: string): FieldRule => ({ name, needed: false, example });
const needed = (name: FieldName, example: string): FieldRule => ({ name, needed: true, example });

const labels: Record<Kind, string> = { image: 'Painter', chat: 'Thinker', separate: 'Layers' };
const alsoAsked: Record<Kind, readonly FieldRule[]> = {
  image: [optional('price', '0.04')],
  chat: [],
  separate: [optional('layers', '4')],
};

const ofDriver: Record<Driver, (kind: Kind) => readonly FieldRule[]> = {
  openai: (kind) => [named(kind === 'image' ? 'gpt-image-1' : 'gpt-5'), keyed('OPENAI_KEY')],
  'openai-compatible': (kind) => [
    needed('baseUrl', 'http://127.0.0.1:11434'),
    named(kind === 'image' ? 'flux-dev' : 'qwen3'),
    optional('keyEnv', 'MODEL_KEY'),
  ],
  google: (kind) => [named(kind === 'image' ? 'gemini-2.5-flash-image' : 'gemini-2.5-flash'), keyed('GEMINI_KEY')],
  comfyui: (kind) => [...comfyUiNodes(kind), optional('baseUrl', 'http://127.0.0.1:8188')],
  a1111: () => [
    optional('model', 'sd_xl_base_1.0'),
    optional('baseUrl', 'http://127.0.0.1:7860'),
    optional('keyEnv', 'DIFFUSION_LOGIN'),
  ],
  fal: (kind) => [named(kind === 'separate' ? 'fal-ai/qwen-image-layered' : 'fal-ai/flux/dev'), keyed('FAL_KEY')],
  replicate: () => [named('black-forest-labs/flux-schnell'), keyed('REPLICATE_KEY')],
};

/** A workflow, and which node of it takes what. */
function comfyUiNodes(kind: Kind): readonly FieldRule[] {
  const [seed, output] = [optional('seedNode', '3'), optional('outputNode', '9')];
  if (kind === 'separate') {
    const size = [optional('layersNode', '5'), optional('widthNode', '5'), optional('heightNode', '5')];
    return [needed('workflow', './layers-api.json'), needed('imageNode', '8'), ...size, seed, output];
  }
  const size = [needed('widthNode', '5'), needed('heightNode', '5')];
  return [needed('workflow', './workflow-api.json'), needed('promptNode', '6'), ...size, seed, output];
}

export function driversFor(kind: Kind): readonly Driver[] {
  return driversOf[kind];
}

/** What is asked for, in order. */
export function fieldsFor({ kind, driver }: Pick<Draft, 'kind' | 'driver'>): readonly FieldRule[] {
  return [needed('label', labels[kind]), ...ofDriver[driver](kind), ...alsoAsked[kind]];
}

export type FieldProblem =
  | 'missing'
  | 'notAnAddress'
  | 'notAName'
  | 'looksLikeKey'
  | 'notANumber'
  | 'notACount'
  | 'notOwnerAndName';

/** What is wrong with one field; a needed one that is empty is `missing`. */
export function problemOf({ driver, fields }: Draft, { name, needed: must }: FieldRule): FieldProblem | null {
  const value = (fields[name] ?? '').trim();
  if (value === '') return must ? 'missing' : null;
  if (name === 'baseUrl')
    return /^https?:\/\/[^/@\s]+(\/\S*)?$/.test(value) && URL.canParse(value) ? null : 'notAnAddress';
  if (name === 'price') return /^\d+(\.\d+)?$/.test(value) ? null : 'notANumber';
  if (name === 'layers') return /^([2-9]|10)$/.test(value) ? null : 'notACount';
  if (name === 'model' && driver === 'replicate' && !/^[^/:]+\/[^/:]+(:\w+)?$/.test(value)) return 'notOwnerAndName';
  if (name !== 'keyEnv') return null;
  const isName = /^[A-Za-z_]\w*$/.test(value);
  // People paste the key itself; some keys would pass as a name.
  const long = value.length > 20;
  if (long && (!isName || (/[a-z]/.test(value) && /\d/.test(value)))) return 'looksLikeKey';
  return isName ? null : 'notAName';
}

export function missingFields(draft: Draft): readonly FieldName[] {
  return fieldsFor(draft).flatMap((rule) => (problemOf(draft, rule) ? [rule.name] : []));
}

/** The lines of `easel.yaml`; what is missing stands as three dots. */
export function settingsFor(draft: Draft, taken: readonly string[]): string {
  const { kind, driver, fields } = draft;
  const rules = fieldsFor(draft);
  const given = (name: FieldName) => {
    const rule = rules.find((candidate) => candidate.name === name);
    const problem = rule && problemOf(draft, rule);
    if (!rule || (!fields[name]?.trim() && !problem)) return null;
    return problem ? '…' : scalar(fields[name]!.trim());
  };
  const nodes = [
    ['Image', given('imageNode')],
    ['Prompt', given('promptNode')],
    ['Layers', given('layersNode')],
    ['Width', given('widthNode')],
    ['Height', given('heightNode')],
    ['Seed', given('seedNode')],
    ['Output', given('outputNode')],
  ].flatMap(([name, id]) => (id === null ? [] : [`${name}: ${id}`]));
  const price = given('price');
  const layers = given('layers');
  const lines: [string, string | null][] = [
    ['Label', given('label')],
    ['Kind', kind],
    ['Driver', driver],
    ['BaseURL', given('baseUrl')],
    ['Model', given('model')],
    ['Workflow', given('workflow')],
    ['Nodes', driver === 'comfyui' ? `{ ${nodes.join(', ')} }` : null],
    ['KeyEnv', given('keyEnv')],
    ['Layers', layers === null ? null : unquoted(layers)],
    ['Price', price === null ? null : `{ PerImage: ${unquoted(price)} }`],
  ];
  const set = lines.flatMap(([name, value]) => (value === null ? [] : [`    ${name}: ${value}`]));
  return ['Models:', `  - ID: ${idFor(fields.label ?? '', { kind, taken })}`, ...set].join('\n');
}

/** A short name out of the label, that no other model has. */
export function idFor(label: string, { kind, taken }: { kind: Kind; taken: readonly string[] }): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  // YAML would read a number where a word is wanted.
  const base = /^[a-z]/.test(plain) && plain !== 'auto' ? plain : `${nameless[kind]}-1`;
  const used = new Set(taken);
  for (let count = 2, id = base; ; count++) {
    if (!used.has(id)) return id;
    id = `${base}-${count}`;
  }
}

/** A number, as YAML reads one. */
const unquoted = (text: string) => text.replaceAll('"', '');

/** Plain where YAML reads the same text back, else quoted: JSON strings are YAML. */
function scalar(text: string): string {
  const plain = /^[A-Za-z./][\w ./-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n|\.\w+)$/i.test(text);
  return plain ? text : JSON.stringify(text);
}
