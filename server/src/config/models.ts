import Type, { type Static } from 'typebox';

const size = '^\\d{2,5}x\\d{2,5}$|^\\d{1,2}:\\d{1,2}$';
const closed = { additionalProperties: false };

const Capabilities = Type.Object(
  {
    Sizes: Type.Optional(
      Type.Array(Type.String({ pattern: size }), {
        minItems: 1,
        maxItems: 50,
        description:
          '<width>x<height> in pixels, or <width>:<height> for a provider that is told ratios. Left out: any.',
      }),
    ),
    MaxSide: Type.Optional(Type.Integer({ minimum: 64, maximum: 16_384, description: 'In pixels.' })),
    Step: Type.Optional(Type.Integer({ minimum: 1, maximum: 256, description: 'Both sides are multiples of it.' })),
    MaxCount: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 8, description: 'Pictures of one request, for people to know.' }),
    ),
    Edit: Type.Optional(Type.Boolean({ description: 'Takes reference pictures.' })),
    MaxReferences: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 16, description: 'Reference pictures of one request.' }),
    ),
    Mask: Type.Optional(Type.Boolean({ description: 'Changes only what is painted.' })),
    Upscale: Type.Optional(Type.Boolean({ description: 'Makes a picture larger without changing what it shows.' })),
    Transparent: Type.Optional(Type.Boolean({ description: 'Leaves the background out when asked.' })),
    Negative: Type.Optional(Type.Boolean({ description: 'Is told what to avoid.' })),
    Quality: Type.Optional(Type.Boolean({ description: 'Is told low, medium or high.' })),
    Text: Type.Optional(Type.Boolean({ description: 'Writes words that can be read; false: Easel sets them itself.' })),
    MaxImageBytes: Type.Optional(Type.Integer({ minimum: 10_000, description: 'Of one reference picture.' })),
  },
  closed,
);

const node = Type.String({
  pattern: '^[^.]+(\\.[^.]+)?$',
  description: 'The id of a node of the workflow, or <id>.<input> where the input has another name than usual.',
});
const Nodes = Type.Object(
  {
    Prompt: Type.Optional(node),
    Negative: Type.Optional(node),
    Width: Type.Optional(node),
    Height: Type.Optional(node),
    Seed: Type.Optional(node),
    Image: Type.Optional(node),
    Mask: Type.Optional(node),
    Layers: Type.Optional(node),
    Output: Type.Optional(node),
  },
  closed,
);

const Model = Type.Object(
  {
    ID: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'What requests call it; `auto` is the first of its kind.',
    }),
    Label: Type.String({ minLength: 1, description: 'What people call it.' }),
    Kind: Type.Enum(['chat', 'image', 'separate']),
    Driver: Type.Enum(['openai', 'openai-compatible', 'google', 'comfyui', 'a1111', 'fal', 'replicate', 'embedded']),
    BaseURL: Type.Optional(
      Type.String({
        pattern: '^https?://[^/@]+(/|$)',
        description: 'With or without the version, or an endpoint of it. Left out: as the driver knows it.',
      }),
    ),
    Model: Type.Optional(Type.String({ minLength: 1, description: 'Its name at the provider.' })),
    Key: Type.Optional(Type.String()),
    KeyEnv: Type.Optional(Type.String({ description: 'Names the variable that holds the key.' })),
    Parallel: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 32, description: 'Pictures asked for side by side; 2.' }),
    ),
    TimeoutSeconds: Type.Optional(
      Type.Number({ minimum: 1, description: 'For one picture, or for the silence between two words; 120.' }),
    ),
    Capabilities: Type.Optional(Capabilities),
    Price: Type.Optional(
      Type.Object(
        {
          PerImage: Type.Optional(Type.Number({ minimum: 0, description: 'What the operator pays for one.' })),
          Credits: Type.Optional(
            Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'What people pay, in Credits.' }),
          ),
        },
        closed,
      ),
    ),
    Workflow: Type.Optional(Type.String({ description: 'comfyui: the path of a workflow exported for the API.' })),
    Nodes: Type.Optional(Nodes),
    Layers: Type.Optional(
      Type.Integer({
        minimum: 2,
        maximum: 10,
        description: 'separate: into how many layers a picture is taken apart; 4.',
      }),
    ),
  },
  closed,
);
export type ModelSetting = Static<typeof Model>;

/** Trained models beside the embedded ones; the first of each kind takes the embedded one's place as `auto`. */
export const Models = Type.Array(Model, { default: [] });

const chatDrivers = new Set(['openai', 'openai-compatible', 'google', 'embedded']);
const layerDrivers = new Set(['comfyui', 'fal']);
const nodesOf = { image: ['Prompt', 'Width', 'Height'], separate: ['Image'], chat: [] } as const;
const nameless = new Set(['comfyui', 'a1111', 'embedded']);

/** What no single setting of a model shows. Answers the first that is wrong: which setting, and why. */
export function wrongModel(models: readonly ModelSetting[]): { setting: string; reason: string } | undefined {
  const seen = new Set<string>();
  for (const [index, model] of models.entries()) {
    const wrong = wrongSetting(model, seen);
    if (wrong) return { setting: `Models.${index}.${wrong[0]}`, reason: wrong[1] };
    seen.add(model.ID);
  }
  return undefined;
}

function wrongSetting(model: ModelSetting, seen: ReadonlySet<string>): [name: string, reason: string] | undefined {
  const { ID, Kind, Driver, BaseURL, Model: name, Workflow, Nodes: nodes, Layers } = model;
  if (ID === 'auto') return ['ID', '`auto` stands for the first model of its kind'];
  if (seen.has(ID)) return ['ID', `two models are called ${ID}`];
  if (Kind === 'chat' && !chatDrivers.has(Driver)) return ['Kind', `the driver ${Driver} makes pictures only`];
  if (Kind === 'separate' && !layerDrivers.has(Driver)) return ['Kind', `the driver ${Driver} takes no pictures apart`];
  if (Kind !== 'separate' && Layers !== undefined) return ['Layers', 'belongs to the kind separate alone'];
  if (BaseURL !== undefined && !URL.canParse(BaseURL)) return ['BaseURL', 'is no address'];
  if (Driver === 'openai-compatible' && BaseURL === undefined) return ['BaseURL', 'this driver needs it'];
  if (name === undefined && !nameless.has(Driver)) return ['Model', 'this driver needs it'];
  if (Driver === 'replicate' && !/^[^/:]+\/[^/:]+(:\w+)?$/.test(name ?? '')) {
    return ['Model', 'is <owner>/<name> or <owner>/<name>:<version>'];
  }
  if (Driver === 'comfyui' && Workflow === undefined) return ['Workflow', 'this driver needs it'];
  if (Driver === 'comfyui' && nodes === undefined) return ['Nodes', 'this driver needs it'];
  const lacking = nodes && nodesOf[Kind].find((needed) => nodes[needed] === undefined);
  if (lacking) return [`Nodes.${lacking}`, 'this kind of model needs it'];
  if (Driver !== 'comfyui' && Workflow !== undefined) return ['Workflow', 'belongs to the driver comfyui alone'];
  if (Driver !== 'comfyui' && nodes !== undefined) return ['Nodes', 'belongs to the driver comfyui alone'];
  return undefined;
}
