/** `queryProject` on 10,000 nodes: again, and for the first time after a change, beside the least it could do. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { interleave, median, ms, printAlone, quantile, ratios, times, type Row } from './figures.ts';
import { makeNodes, openHouse, projectWith } from './house.ts';

const count = 10_000;

export async function queryProject(seed: number): Promise<Row[]> {
  const house = await openHouse();
  const nodes = makeNodes(count, seed);
  const id = await projectWith(house, nodes);
  const access = { id, role: 'owner' as const };
  const texts = nodes.map((node) => JSON.stringify(node));
  let version = '1';
  const change = async (round: number) => {
    const put = [{ ...nodes[(round * 37) % count]!, y: round }];
    const saved = await house.features.saves.save(access, house.userId, { baseVersion: version, changes: { put } });
    version = saved.version;
  };
  const ask = async () => {
    const headers = { authorization: `Bearer ${house.token}` };
    const url = '/api/ns-a/project/queryProject';
    const answer = await house.app.inject({ method: 'POST', url, headers, payload: { projectId: id } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.rawPayload.length;
  };
  const floor = async () => (await promisify(gzip)(`{"nodes":[${texts.join(',')}]}`)).toString('base64');
  const [, cold = [], warm = [], bare = []] = await interleave([change, ask, ask, floor], { rounds: 24, warmUp: 4 });
  const bytes = await ask();
  await house.close();
  const beyond = median(ratios(cold, bare));
  return [
    {
      what: `queryProject, ${count.toLocaleString('en')} nodes, warm`,
      figure: `${ms(median(warm))} (p95 ${ms(quantile(warm, 0.95))}), ${(bytes / 1e6).toFixed(1)} MB`,
      beside: '',
      goal: '≤ 5 ms',
      met: median(warm) <= 5,
    },
    {
      what: `queryProject, ${count.toLocaleString('en')} nodes, after a change`,
      figure: `${ms(median(cold))}, ${times(beyond)}`,
      beside: `${ms(median(bare))}: JSON join and gzip of the same nodes`,
      goal: '≤ 1.5 ×',
      met: beyond <= 1.5,
    },
  ];
}

if (import.meta.main) await printAlone(queryProject);
