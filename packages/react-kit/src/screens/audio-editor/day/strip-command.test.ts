import { describe, expect, it } from 'vitest';
import { stripCommand } from './strip-command.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('stripCommand', () => {
  it('moves between events with arrows, and in small steps with Shift', () => {
    expect(stripCommand({ ...none, key: 'ArrowRight' })).toBe('next');
    expect(stripCommand({ ...none, key: 'ArrowRight', shiftKey: true })).toBe('later');
    expect(stripCommand({ ...none, key: 'ArrowLeft', shiftKey: true })).toBe('earlier');
  });

  it('zooms by plus and minus on every keyboard layout', () => {
    expect(stripCommand({ ...none, key: '+', shiftKey: true })).toBe('zoomIn');
    expect(stripCommand({ ...none, key: '=' })).toBe('zoomIn');
    expect(stripCommand({ ...none, key: '-' })).toBe('zoomOut');
  });

  it('ignores keys of the browser and the page', () => {
    for (const key of ['Tab', 'Escape', 'a', 'ArrowUp']) expect(stripCommand({ ...none, key })).toBeNull();
    for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
      expect(stripCommand({ ...none, key: '+', [held]: true })).toBeNull();
  });
});
