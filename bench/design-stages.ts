/** Where the time of embedded designs goes, by V8's sampling profiler. */
import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';

type Frame = Profiler.ProfileNode;

/** The innermost frame that one of these knows says what a sample was spent on. */
const stages: [stage: string, function_: RegExp][] = [
  ['contrast', /\/compositions\/contrast\.ts/],
  ['texture', /\/(?:raster\/wear|compositions\/tile)\.ts/],
  ['brief', /\/src\/(?:brief|direction|material|palette|plan-designs)/],
  ['figures', /\/src\/styles\//],
  ['scenes', /\/src\/scenes\//],
  ['composition', /\/src\/compositions\//],
  ['PNG', /\/src\/design\.ts encode/],
];

const stageOf = ({ callFrame: { url, functionName } }: Frame): string | undefined =>
  stages.find(([, known]) => known.test(`${url} ${functionName}`))?.[0];

/** Milliseconds of the main thread by stage. What the encoder and the collector do on other threads is not in it. */
export async function stagesOf(work: () => Promise<void>): Promise<Map<string, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const stage = new Map<number, string>();
  const walk = (node: Frame, within: string) => {
    const { functionName } = node.callFrame;
    const own = functionName === '(garbage collector)' ? 'collection of garbage' : (stageOf(node) ?? within);
    stage.set(node.id, functionName === '(idle)' ? 'idle' : own);
    for (const child of node.children ?? []) walk(nodes.get(child)!, own);
  };
  walk(profile.nodes[0]!, 'other');
  const spent = new Map<string, number>();
  profile.samples?.forEach((id, index) => {
    const name = stage.get(id)!;
    spent.set(name, (spent.get(name) ?? 0) + profile.timeDeltas![index]! / 1000);
  });
  spent.delete('idle');
  return new Map([...spent].toSorted((a, b) => b[1] - a[1]));
}
