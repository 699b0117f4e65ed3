import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { logicalStyles } from './logical-styles.mjs';

const kit = 'packages/react-kit/src';
const count = (text: string, file = `${kit}/ui/card/card.css`) =>
  findingsOf(logicalStyles, { [file]: text }).length;

describe('logicalStyles', () => {
  it.each([
    'margin-left: auto;',
    'padding-right: 4px;',
    'border-left: 1px solid;',
    'border-left-width: 1px;',
    'border-top-right-radius: 2px;',
    'left: 0;',
    'right:0;',
    'text-align: right;',
    'float: left;',
  ])('finds the physical side of %s', (style) => {
    expect(count(`.pk .pk-card {\n  ${style}\n}`)).toBe(1);
  });

  it.each([
    'margin-inline-start: auto;',
    'inset-inline-end: 0;',
    'text-align: end;',
    '--pk-left: 1px;',
    '/* left: 0; */',
  ])('accepts %s', (style) => {
    expect(count(`.pk .pk-card {\n  ${style}\n}`)).toBe(0);
  });

  it('finds physical sides in the styles of elements', () => {
    expect(count('const style = { marginLeft: 4, textAlign: "center" };', `${kit}/ui/card/card.tsx`)).toBe(1);
  });

  it('accepts them on time axes, in tests and in other members', () => {
    const style = '.pk .pk-a { left: 0; }';
    expect(count(style, `${kit}/screens/audio-editor/timeline/timeline.css`)).toBe(0);
    expect(count(style, 'apps/widget/src/page.css')).toBe(0);
    expect(count('const style = { marginLeft: 4 };', `${kit}/ui/card/card.test.tsx`)).toBe(0);
  });
});
