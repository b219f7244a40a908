import { readFileSync } from 'node:fs';

export interface WorkflowNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}
export type Workflow = Readonly<Record<string, WorkflowNode>>;

/** Which input of which node takes what, as `<id>` or `<id>.<input>`. */
export interface NodeMapping {
  readonly Prompt?: string;
  readonly Negative?: string;
  readonly Width?: string;
  readonly Height?: string;
  readonly Seed?: string;
  readonly Image?: string;
  readonly Mask?: string;
  readonly Layers?: string;
  readonly Output?: string;
}
export type WorkflowValues = { readonly [Name in Exclude<keyof NodeMapping, 'Output'>]?: string | number | undefined };

/** What nodes usually call the input. */
const usualInputs: Record<keyof NodeMapping, string> = {
  Prompt: 'text',
  Negative: 'text',
  Width: 'width',
  Height: 'height',
  Seed: 'seed',
  Image: 'image',
  Mask: 'image',
  Layers: 'layers',
  Output: '',
};

/**
 * Reads a workflow that was exported for the API, and sees that every node of the mapping is in it.
 * @throws Error that names the setting
 */
export function readWorkflow(modelId: string, path: string, nodes: NodeMapping): Workflow {
  const refuse = (setting: string, reason: string) => new Error(`Models ${modelId}, ${setting}: ${reason}`);
  const workflow = parsed(path);
  if (typeof workflow === 'string') throw refuse('Workflow', `${path} ${workflow}`);
  for (const [name, place] of Object.entries(nodes)) {
    const [id, input] = targetOf(name as keyof NodeMapping, place);
    const node = workflow[id];
    if (!node) throw refuse(`Nodes.${name}`, `the workflow has no node ${id}`);
    if (input && !(input in node.inputs)) throw refuse(`Nodes.${name}`, `node ${id} has no input ${input}`);
  }
  return workflow;
}

/** The workflow with values in their places; the original stays as it is. */
export function filledWorkflow(workflow: Workflow, nodes: NodeMapping, values: WorkflowValues): Workflow {
  const filled = structuredClone(workflow) as Record<string, { class_type: string; inputs: Record<string, unknown> }>;
  for (const [name, value] of Object.entries(values)) {
    const place = nodes[name as keyof WorkflowValues];
    if (place === undefined || value === undefined) continue;
    const [id, input] = targetOf(name as keyof NodeMapping, place);
    filled[id]!.inputs[input] = value;
  }
  return filled;
}

function targetOf(name: keyof NodeMapping, place: string): [id: string, input: string] {
  const [id = '', input = usualInputs[name]] = place.split('.');
  return [id, input];
}

/** The workflow, or what is wrong with the file. */
function parsed(path: string): Workflow | string {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isWorkflow(value) ? value : 'is no workflow exported for the API';
  } catch (error) {
    return error instanceof SyntaxError ? 'holds no JSON' : 'cannot be read';
  }
}

function isWorkflow(value: unknown): value is Workflow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((node) => {
    const { class_type: type, inputs } = (node ?? {}) as Record<string, unknown>;
    return typeof type === 'string' && typeof inputs === 'object' && inputs !== null;
  });
}
