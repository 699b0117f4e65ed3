import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

/** Values by token, as the sheets declare them in their order. */
type Tokens = ReadonlyMap<string, string>;

function read(...sheets: readonly string[]): Tokens {
  const css = sheets.map((name) => readFileSync(`${import.meta.dirname}/${name}.css`, 'utf8')).join('\n');
  return new Map(
    [...css.matchAll(/(--pk-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const own = read('tokens', 'palette');
const samples = readdirSync(`${import.meta.dirname}/themes`).map((file) => file.replace('.css', ''));
const looks: [name: string, tokens: Tokens][] = [
  ['PostKit', own],
  ...samples.map((name): [string, Tokens] => [name, read('tokens', 'palette', `themes/${name}`)]),
];
const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'gray'];

/** The hex value of a token in a theme. */
function color(tokens: Tokens, name: string, theme: Theme): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\((--pk-[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return color(tokens, reference, theme);
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  return (pair ? (theme === 'light' ? pair[1] : pair[2]) : value) ?? '';
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, one: string, other: string, theme: Theme): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(color(tokens, name, theme)))
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['--pk-canvas', '--pk-surface', '--pk-surface-raised', '--pk-surface-sunken'];
const texts = [
  '--pk-text',
  '--pk-text-muted',
  '--pk-accent-text',
  '--pk-success',
  '--pk-warning',
  '--pk-danger',
  '--pk-info',
];
const tones = ['accent', 'success', 'warning', 'danger', 'info'];

const readable: [text: string, ground: string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...tones.map((tone): [string, string] => [`--pk-${tone}-soft-text`, `--pk-${tone}-soft`]),
  ...labels.map((label): [string, string] => [`--pk-color-${label}-text`, `--pk-color-${label}-soft`]),
  ...['', '-hover', '-active'].map((state): [string, string] => ['--pk-on-ink', `--pk-ink${state}`]),
  ['--pk-on-accent', '--pk-accent'],
  ['--pk-on-brand', '--pk-brand'],
  ['--pk-text', '--pk-surface-sunken'],
  ['--pk-on-marker', '--pk-marker'],
  ['--pk-on-danger', '--pk-danger-solid'],
  ['--pk-on-danger', '--pk-danger-solid-hover'],
  ['--pk-text', '--pk-accent-soft'],
  ['--pk-text-muted', '--pk-neutral-4'],
];
const visible: [mark: string, ground: string][] = [
  ...['--pk-line-strong', '--pk-focus', '--pk-accent', '--pk-accent-text', '--pk-lamp'].flatMap((mark) =>
    ['--pk-canvas', '--pk-surface'].map((ground): [string, string] => [mark, ground]),
  ),
  ...labels.flatMap((label): [string, string][] => [
    [`--pk-color-${label}`, '--pk-surface'],
    [`--pk-color-${label}`, `--pk-color-${label}-soft`],
  ]),
];

/** The pairs of a theme below a contrast ratio, with their ratio. */
function below(ratio: number, pairs: readonly [string, string][], theme: Theme, tokens: Tokens): string[] {
  return pairs
    .map(([one, other]) => ({ pair: `${one} on ${other}`, reached: contrast(tokens, one, other, theme) }))
    .filter(({ reached }) => !(reached >= ratio))
    .map(({ pair, reached }) => `${pair}: ${reached.toFixed(2)}`);
}

const onDeck = [
  '--pk-marker',
  '--pk-ink',
  '--pk-accent-text',
  '--pk-text',
  '--pk-text-muted',
  '--pk-lamp',
  '--pk-warning',
].map((text): [string, string] => [text, '--pk-deck']);

describe.each(looks)('the contrast of %s', (name, tokens) => {
  describe.each<Theme>(['light', 'dark'])('in %s', (theme) => {
    it('makes all text readable on its backgrounds', () => {
      expect(below(4.5, readable, theme, tokens)).toEqual([]);
    });

    it('makes every line, ring and label visible', () => {
      expect(below(3, visible, theme, tokens)).toEqual([]);
    });

    it.runIf(name === 'contrast')('is 7:1 for text', () => {
      expect(
        below(
          7,
          texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
          theme,
          tokens,
        ),
      ).toEqual([]);
    });
  });

  it('makes all text readable on the deck in both themes', () => {
    expect(below(4.5, onDeck, 'dark', tokens)).toEqual([]);
  });

  it('makes every label visible on the deck and on its wells', () => {
    const pairs = labels.flatMap((label) =>
      ['--pk-deck', '--pk-deck-well'].map((ground): [string, string] => [`--pk-color-${label}`, ground]),
    );
    expect(below(4.5, pairs, 'dark', tokens)).toEqual([]);
  });
});

describe('the sample themes', () => {
  it.each(samples)('%s sets only properties of the kit', (name) => {
    expect([...read(`themes/${name}`).keys()].filter((token) => !own.has(token))).toEqual([]);
  });
});
