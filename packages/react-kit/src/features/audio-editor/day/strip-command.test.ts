import { describe, expect, it } from 'vitest';
import { stripCommand } from './strip-command.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('stripCommand', () => {
  it('goes by events with arrows, and a little way with Shift', () => {
    expect(stripCommand({ ...none, key: 'ArrowRight' })).toBe('next');
    expect(stripCommand({ ...none, key: 'ArrowRight', shiftKey: true })).toBe('later');
    expect(stripCommand({ ...none, key: 'ArrowLeft', shiftKey: true })).toBe('earlier');
  });

  it('zooms by the sign, wherever a keyboard has it', () => {
    expect(stripCommand({ ...none, key: '+', shiftKey: true })).toBe('closer');
    expect(stripCommand({ ...none, key: '=' })).toBe('closer');
    expect(stripCommand({ ...none, key: '-' })).toBe('wider');
  });

  it('leaves the keys of browser and page alone', () => {
    for (const key of ['Tab', 'Escape', 'a', 'ArrowUp']) expect(stripCommand({ ...none, key })).toBeNull();
    for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) expect(stripCommand({ ...none, key: '+', [held]: true })).toBeNull();
  });
});
