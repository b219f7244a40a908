import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '@easel/contract';
import { Credits, type CreditRules } from '../src/credits/credits.ts';
import { engines, openHouse } from './house.ts';

const rules: CreditRules = { enabled: true, monthlyAllowance: 20, costPerImage: 3, costPerTurn: 0 };
const projectId = '01900000-0000-7000-8000-00000000000a';

/** What may happen to one of a few charges. */
const step = fc.record({
  what: fc.constantFrom('reserve', 'spend', 'release'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  amount: fc.integer({ min: 0, max: 12 }),
});

describe.each(engines)('credits on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function open(own: Partial<CreditRules> = {}) {
    const house = await openHouse(engine);
    cleanUps.push(house.leave);
    const ada = await house.signIn('ada@example.org');
    const { database } = house;
    let today = '2026-11-20T12:00:00.000Z';
    const credits = new Credits({ database, rules: { ...rules, ...own }, now: () => new Date(today) });
    const payer = { userId: ada.session.user.id, projectId };
    const reserve = (...charges: { key: string; amount: number }[]) =>
      database.write((transaction) => credits.reserve(transaction, payer, charges));
    const spend = (key: string) => database.write((transaction) => credits.spend(transaction, key));
    const release = (key: string) => database.write((transaction) => credits.release(transaction, key));
    const travel = (day: string) => (today = day);
    return { house, ada, credits, payer, reserve, spend, release, travel };
  }

  test('whatever happens in whatever order, every charge is settled once and the sum is right', async () => {
    const { credits, payer, reserve, spend, release, travel } = await open();
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        round += 1;
        // A month of its own, with a whole allowance.
        travel(new Date(Date.UTC(2001, round)).toISOString());
        const before = await credits.account(payer.userId);
        const known = new Map<string, { amount: number; fate: 'held' | 'spent' | 'free' }>();
        const sum = (fate: string) =>
          [...known.values()].reduce((total, charge) => total + (charge.fate === fate ? charge.amount : 0), 0);
        for (const { what, key: name, amount } of steps) {
          const key = `${round}:${name}`;
          const charge = known.get(key);
          if (what === 'reserve' && !charge && amount > 0) {
            const enough = before.balance! - sum('held') - sum('spent') >= amount;
            const refused = await reserve({ key, amount }).then(
              () => false,
              (error: unknown) => error instanceof Refusal,
            );
            expect(refused).toBe(!enough);
            if (enough) known.set(key, { amount, fate: 'held' });
          } else if (what === 'reserve' && charge) await reserve({ key, amount: charge.amount });
          else if (what === 'spend') await spend(key);
          else if (what === 'release') await release(key);
          if (charge?.fate === 'held' && what !== 'reserve') charge.fate = what === 'spend' ? 'spent' : 'free';
        }
        const { balance, held, spent } = await credits.account(payer.userId);
        expect(balance).toBe(before.balance! - sum('held') - sum('spent'));
        expect([held, spent]).toEqual([before.held + sum('held'), before.spent + sum('spent')]);
      }),
      { numRuns: 25 },
    );
  });

  test('two who ask at once cannot both have what is enough for one', async () => {
    const { credits, payer, reserve } = await open();
    const asked = Array.from({ length: 8 }, (_, index) => reserve({ key: `k${index}`, amount: 6 }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await credits.creditsOf(payer.userId)).toBe(2);
  });

  test('of several charges all are set aside or none', async () => {
    const { credits, payer, reserve } = await open();
    await expect(reserve({ key: 'one', amount: 15 }, { key: 'two', amount: 15 })).rejects.toThrow(Refusal);
    expect(await credits.account(payer.userId)).toMatchObject({ balance: 20, held: 0 });
  });

  test('a new month brings the allowance anew, and what was held is settled in the month that it is from', async () => {
    const { credits, payer, reserve, spend, travel } = await open();
    await reserve({ key: 'late', amount: 12 });
    travel('2026-12-01T00:00:00.000Z');
    expect(await credits.creditsOf(payer.userId)).toBe(20);
    await spend('late');
    const account = await credits.account(payer.userId);
    expect(account).toMatchObject({ month: '2026-12', balance: 20, spent: 0, projects: [] });
    expect(account.months).toEqual([{ month: '2026-11', spent: 12 }]);
  });

  test('an allowance that is raised counts at once, and one that is lowered takes nothing back', async () => {
    const { house, credits, payer, reserve } = await open();
    await reserve({ key: 'one', amount: 20 });
    const { database } = house;
    const now = () => new Date('2026-11-20T12:00:00.000Z');
    const raised = new Credits({ database, rules: { ...rules, monthlyAllowance: 25 }, now });
    await database.write((transaction) => raised.reserve(transaction, payer, [{ key: 'two', amount: 5 }]));
    expect(await raised.account(payer.userId)).toMatchObject({ balance: 0, allowance: 25 });
    expect(await credits.account(payer.userId)).toMatchObject({ balance: 0, allowance: 25, held: 25 });
  });

  test('where nobody is counted nothing is limited, and the account says so', async () => {
    const { ada } = await open();
    expect(await ada.credits.account()).toMatchObject({ enabled: false, balance: null, allowance: null, projects: [] });
  });

  test('what draws by rules costs nothing unless its operator says so', async () => {
    const { credits } = await open();
    expect(credits.costOf({ procedural: true })).toBe(0);
    expect(credits.costOf({ procedural: false })).toBe(3);
    expect(credits.costOf({ procedural: false, creditsPerPicture: 7 })).toBe(7);
    expect(credits.costOf({ procedural: true, creditsPerPicture: 2 })).toBe(2);
  });
});
