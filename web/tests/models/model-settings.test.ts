import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../server/src/config/read-settings.ts';
import {
  drivers,
  driversFor,
  fieldsFor,
  idFor,
  missingFields,
  problemOf,
  settingsFor,
  type Draft,
  type FieldName,
} from '../../src/models/model-settings.ts';

const kinds = ['image', 'chat', 'separate'] as const;
const wholeDrafts = kinds.flatMap((kind) =>
  driversFor(kind).map((driver): Draft => {
    const rules = fieldsFor({ kind, driver });
    return { kind, driver, fields: Object.fromEntries(rules.map(({ name, example }) => [name, example])) };
  }),
);
/** As a server reads it that has all these variables. */
const variables = Object.fromEntries(wholeDrafts.map(({ fields }) => [fields.keyEnv ?? '', 'a key']));
const read = (lines: string) => readSettings(lines, variables).Models;
const filled = (draft: Draft, name: FieldName, value: string): Draft => ({
  ...draft,
  fields: { ...draft.fields, [name]: value },
});

test.each(wholeDrafts)(
  'the server takes the lines of $kind by $driver, with each example as it was written',
  (draft) => {
    const [model] = read(settingsFor(draft, []));
    const { fields } = draft;
    expect(model).toMatchObject({ Kind: draft.kind, Driver: draft.driver, Label: fields.label });
    expect([model?.Model, model?.BaseURL, model?.KeyEnv]).toEqual([fields.model, fields.baseUrl, fields.keyEnv]);
    if (fields.price) expect(model?.Price).toEqual({ PerImage: Number(fields.price) });
    if (fields.layers) expect(model?.Layers).toBe(Number(fields.layers));
    const { imageNode: Image, promptNode: Prompt, layersNode: Layers, outputNode: Output } = fields;
    const { Image: image, Prompt: prompt, Layers: layers, Output: output } = model?.Nodes ?? {};
    if (fields.workflow) expect([image, prompt, layers, output]).toEqual([Image, Prompt, Layers, Output]);
  },
);

test.each(wholeDrafts)('the server takes $kind by $driver with what is needed alone', (draft) => {
  const needed = fieldsFor(draft).filter((rule) => rule.needed);
  const fields = Object.fromEntries(needed.map(({ name, example }) => [name, example]));
  expect(missingFields({ ...draft, fields })).toEqual([]);
  expect(read(settingsFor({ ...draft, fields }, []))).toHaveLength(1);
  for (const { name } of needed)
    expect(missingFields({ ...draft, fields: { ...fields, [name]: ' ' } })).toEqual([name]);
});

test('whatever a person writes, the lines are one model, whose words are theirs', () => {
  const written = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(written, written, fc.constantFrom(...drivers), (label, model, driver) => {
      const draft = filled(
        filled(
          wholeDrafts.find((whole) => whole.driver === driver)!,
          'label',
          label,
        ),
        'model',
        model,
      );
      if (missingFields(draft).length > 0) return;
      const [read1, ...others] = read(settingsFor(draft, []));
      expect(others).toEqual([]);
      expect(read1?.Label).toBe(label.trim());
      if (fieldsFor(draft).some(({ name }) => name === 'model')) expect(read1?.Model).toBe(model.trim());
    }),
  );
});

test('a name is short, plain, and no other model’s', () => {
  const image = { kind: 'image', taken: ['painter', 'painter-2'] } as const;
  expect(idFor('Painter', image)).toBe('painter-3');
  expect(idFor('FLUX 1.1 [pro]', image)).toBe('flux-1-1-pro');
  expect(idFor('画师', image)).toBe('painter-1');
  expect(idFor('Auto', image)).toBe('painter-1');
  expect(idFor('3', { kind: 'chat', taken: [] })).toBe('thinker-1');
});

describe('what a field takes', () => {
  const ruleOf = (name: FieldName, draft: Draft) => fieldsFor(draft).find((rule) => rule.name === name)!;
  const draftOf = (driver: Draft['driver']) => wholeDrafts.find((whole) => whole.driver === driver)!;

  test.each([
    ['baseUrl', 'https://host', null],
    ['baseUrl', 'https://host/v1/chat/completions', null],
    ['baseUrl', 'host:8080', 'notAnAddress'],
    ['baseUrl', 'https://name:secret@host', 'notAnAddress'],
    ['baseUrl', 'ftp://host', 'notAnAddress'],
    ['keyEnv', 'MODEL_KEY', null],
    ['keyEnv', 'A_VERY_LONG_NAME_OF_A_VARIABLE', null],
    ['keyEnv', 'my key', 'notAName'],
    ['keyEnv', '1KEY', 'notAName'],
    ['keyEnv', 'sk-proj-abcdefghijklmnopqrstuvwx', 'looksLikeKey'],
    ['keyEnv', 'r8AbCdEf0123456789AbCdEf0123456789', 'looksLikeKey'],
    ['price', '0.04', null],
    ['price', '4 cents', 'notANumber'],
  ] as const)('%s %s: %s', (name, value, problem) => {
    const draft = filled(draftOf('openai-compatible'), name, value);
    expect(problemOf(draft, ruleOf(name, draft))).toBe(problem);
    // What is wrong is never copied, least of all a key.
    if (problem) expect(settingsFor(draft, [])).not.toContain(value);
  });

  test('a model of Replicate has an owner', () => {
    const rule = ruleOf('model', draftOf('replicate'));
    expect(problemOf(filled(draftOf('replicate'), 'model', 'flux'), rule)).toBe('notOwnerAndName');
    expect(problemOf(filled(draftOf('replicate'), 'model', 'a/b:1f2e'), rule)).toBeNull();
  });
});
