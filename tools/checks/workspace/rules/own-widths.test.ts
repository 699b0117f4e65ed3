import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { ownWidths } from './own-widths.mjs';

const kit = 'packages/react-kit/src';
const messages = (text: string, file = `${kit}/ui/card/card.css`) =>
  findingsOf(ownWidths, { [file]: text }).map(({ message }) => message);

describe('ownWidths', () => {
  it.each([
    'container-type: inline-size;',
    'container-type: size;',
    'container: pk-card / inline-size;',
    'contain: inline-size;',
    'contain: layout size;',
    'contain: strict;',
  ])('finds %s without a smaller width', (declaration) => {
    expect(messages(`.pk .pk-card {\n  ${declaration}\n}`)).toEqual([
      expect.stringMatching(/cannot be narrower/),
    ]);
    expect(messages(`.pk .pk-card {\n  min-width: 0;\n  ${declaration}\n}`)).toEqual([]);
    expect(messages(`.pk .pk-card {\n  min-inline-size: min(100%, 240px);\n  ${declaration}\n}`)).toEqual([]);
  });

  it.each([
    'container-type: normal;',
    'container: none;',
    'contain: content;',
    'contain: layout style;',
    '/* container-type: inline-size; */',
  ])('accepts %s', (declaration) => {
    expect(messages(`.pk .pk-card {\n  ${declaration}\n}`)).toEqual([]);
  });

  it('takes a width that another rule of the sheet sets for the same class, and for every class of a list', () => {
    const contained = '.pk .pk-card[data-filled] { contain: inline-size; }';
    expect(messages(`.pk .pk-card { min-width: 0; } ${contained}`)).toEqual([]);
    expect(messages(`.pk .pk-card-body { min-width: 0; } ${contained}`)).toHaveLength(1);
    expect(messages(`.pk .pk-card { min-width: 160px; } ${contained}`)).toHaveLength(1);
    expect(messages('.pk .pk-a, .pk .pk-b { min-width: 0; } .pk .pk-a { contain: strict; }')).toEqual([]);
    expect(messages('.pk .pk-a { min-width: 0; } .pk .pk-a, .pk .pk-b { contain: strict; }')).toHaveLength(1);
  });

  it('wants a width of its own where the reset does not apply', () => {
    const player = 'min-width: 0; container-type: inline-size;';
    expect(messages(`.pk-player.pk-player { ${player} }`)).toEqual([
      expect.stringMatching(/no width of its own/),
    ]);
    expect(messages(`.pk .pk-card, .pk-player { ${player} }`)).toEqual([
      expect.stringMatching(/no width of its own/),
    ]);
    expect(messages(`.pk-player.pk-player { ${player} contain-intrinsic-inline-size: 700px; }`)).toEqual([]);
  });

  it('finds a reset that gives no width', () => {
    const reset = `${kit}/styles/reset.css`;
    expect(messages('.pk * {\n  contain-intrinsic-inline-size: 320px;\n}', reset)).toEqual([]);
    expect(messages('.pk * {\n  box-sizing: border-box;\n}', reset)).toHaveLength(1);
    expect(messages('.pk table {\n  contain-intrinsic-inline-size: 320px;\n}', reset)).toHaveLength(1);
  });
});
