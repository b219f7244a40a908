import { expect, test } from 'vitest';
import { Crowd, prepareProduct } from './crowd/crowd.ts';
import { killCampaign } from './faults/kill-campaign.ts';
import { seededRandom } from './faults/random.ts';
import { startProduct } from './product.ts';

test('four power cuts while people work lose nothing that was acknowledged and pay nothing twice', async () => {
  const { broken } = await killCampaign({ kills: 4, people: 4, random: seededRandom(11) });
  expect(broken).toEqual([]);
});

test('a promise that is broken is seen', async () => {
  const { painter, environment, close } = await prepareProduct();
  const product = await startProduct(environment);
  try {
    const crowd = await Crowd.gather([product.address], { people: 1, pauseMs: 10, random: seededRandom(3) });
    const [person] = crowd.people;
    const [project] = person!.ledger.projects.values();
    await expect.poll(() => project!.nodes.size).toBeGreaterThan(2);
    expect(await crowd.goHome()).toEqual([]);
    const [lost, older] = project!.nodes.keys();
    const path = `/api/projects/${project!.id}/canvas`;
    const text = { id: older, type: 'text', x: 0, y: 0, width: 10, height: 10, data: { text: '0' } };
    await person!.wire.ask('PATCH', path, { baseVersion: project!.version, changes: { remove: [lost], put: [text] } });
    const broken = await crowd.check(painter);
    expect(broken.filter((words) => words.includes(lost!) || words.includes(older!))).toHaveLength(2);
  } finally {
    await product.remove();
    await close();
  }
});
