import type { Proposal } from '@easel/contract';
import { expect, test } from 'vitest';
import { costOf, countOf, draftOf, yesTo } from '../../src/agent/proposal-draft.ts';

const proposal: Proposal = {
  proposalId: 'call-1',
  stepId: 'pictures',
  size: '640x320',
  model: { id: 'painter', procedural: false, creditsEach: 4, priceEach: 0.02 },
  otherModels: [{ id: 'sketcher', procedural: false, creditsEach: 1 }],
  pictures: [
    { title: 'Fox', prompt: 'A fox' },
    { title: 'Owl', prompt: 'An owl' },
  ],
};

test('a yes to what was proposed names nothing else', () => {
  expect(yesTo(proposal, draftOf(proposal))).toEqual({ proposalId: 'call-1', answer: 'yes' });
});

test('a yes to something changed names what differs, and the pictures to be made', () => {
  const draft = draftOf(proposal);
  const [fox, owl] = draft.pictures;
  const fewer = { ...draft, pictures: [{ ...fox!, kept: false }, owl!] };
  expect(yesTo(proposal, fewer)).toMatchObject({ pictures: [{ from: 1 }] });
  const words = { ...draft, pictures: [{ ...fox!, prompt: ' A fox asleep ' }, owl!] };
  expect(yesTo(proposal, words).pictures).toEqual([{ from: 0, prompt: 'A fox asleep' }, { from: 1 }]);
  const otherwise = { ...draft, size: { width: 1080, height: 1080 }, model: 'sketcher' };
  expect(yesTo(proposal, otherwise)).toEqual({
    proposalId: 'call-1',
    answer: 'yes',
    size: '1080x1080',
    imageModel: 'sketcher',
  });
});

test('the cost follows what would be made and by which model; a picture without words is none', () => {
  const draft = draftOf(proposal);
  expect(costOf(proposal, draft)).toEqual({ credits: 8 });
  expect(costOf(proposal, { ...draft, model: 'sketcher' })).toEqual({ credits: 2 });
  const silent = { ...draft, pictures: draft.pictures.map((one) => ({ ...one, prompt: ' ' })) };
  expect(countOf(silent)).toBe(0);
  expect(costOf(proposal, silent)).toEqual({ credits: 0 });
  const { creditsEach: _, ...priced } = proposal.model;
  expect(costOf({ ...proposal, model: priced }, draft)).toEqual({ price: 0.04 });
  expect(costOf({ ...proposal, model: { id: 'painter', procedural: true } }, draft)).toBeNull();
});
