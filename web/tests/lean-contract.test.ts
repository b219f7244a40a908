import { contract } from '@easel/contract';
import { expect, test } from 'vitest';
import { outlineOf } from '../lean-contract.ts';

test('the page has every route, with its method, its path and which parts it has', () => {
  const parts = ['params', 'query', 'body', 'response', 'events'] as const;
  const outline = outlineOf(contract);
  for (const [group, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const lean = outline[group]?.[name] as Record<string, unknown>;
      expect([lean['method'], lean['path']], `${group}.${name}`).toEqual([route.method, route.path]);
      for (const part of parts) {
        const whole: unknown = (route as Record<string, unknown>)[part];
        expect(typeof lean[part], `${part} of ${group}.${name}`).toBe(typeof whole);
        if (typeof whole === 'string') expect(lean[part]).toBe(whole);
      }
    }
  }
});
