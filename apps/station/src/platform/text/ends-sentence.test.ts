import { describe, expect, it } from 'vitest';
import { endsSentence } from './ends-sentence.ts';

describe('endsSentence', () => {
  it.each([
    'Fog.',
    'Fog?',
    'Fog!',
    'Fog…',
    'Fog...',
    '“Fog.”',
    'Fog.)',
    "'Fog?'",
    '„Nebel!“',
    '«Brume.»',
    '霧。',
    '「霧。」',
    'ضباب؟',
    'کہر۔',
    'कोहरा।',
    'մառախուղ։',
    'Fog.\n',
    'Fog.’”',
  ])('is true of %s', (text) => expect(endsSentence(text)).toBe(true));

  it.each(['', 'Fog', 'Fog,', 'Fog:', 'Fog –', '3.5', 'Fog”', '.fog', 'Fog. And'])('is false of %j', (text) =>
    expect(endsSentence(text)).toBe(false),
  );
});
