import { describe, expect, it } from 'vitest';
import { integrations } from '../../../data/destinations/destination-types/destination-types.ts';
import { english } from '../../../words/catalogue.ts';
import { newDestinationFields } from './destination-fields.ts';
import { isSecret, stepIndexOfField, stepsSchema } from './drawer-steps.ts';

const problems = (type: 'rss' | 'omny', fields: object, isStored = false) => {
  const { error } = stepsSchema(integrations(english)[type].steps, isStored, english).safeParse({
    ...newDestinationFields,
    ...fields,
  });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('stepsSchema', () => {
  it('refuses a category that is chosen twice', () => {
    const twice = problems('rss', { itunes_categories: 'Arts,Arts' });
    const once = problems('rss', { itunes_categories: 'Arts,Music' });
    expect(twice['itunes_categories']).toBeDefined();
    expect(once['itunes_categories']).toBeUndefined();
  });

  it('takes blanks as missing, and an empty secret where one is stored', () => {
    expect(problems('omny', { title: '  ' })['title']).toBeDefined();
    expect(problems('omny', { token: '' })['token']).toBeDefined();
    expect(problems('omny', { token: '' }, true)['token']).toBeUndefined();
  });
});

it('finds the step of a field, else the last', () => {
  const last = integrations(english).rss.steps.length;
  expect(stepIndexOfField('rss', 'title', english)).toBe(1);
  expect(stepIndexOfField('rss', 'nothing', english)).toBe(last);
  expect((['token', 'app_secret', 'title'] as const).map(isSecret)).toEqual([true, true, false]);
});
