import { describe, expect, it } from 'vitest';
import { trackKey } from './track-key.ts';

const none = { code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const pressed = (key: string, more: Partial<typeof none> = {}) => trackKey({ ...none, key, ...more }, 1, 3);

describe('trackKey', () => {
  it('moves to the next item, and extends the selection with Shift', () => {
    expect(pressed('ArrowRight')).toEqual({ kind: 'go', index: 2, extends: false });
    expect(pressed('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'go', index: 0, extends: true });
    expect(pressed('End', { shiftKey: true })).toEqual({ kind: 'go', index: 2, extends: true });
    expect(pressed('ArrowRight', { altKey: true })).toEqual({ kind: 'move', by: 1 });
  });

  it('trims and fades by a second, with Shift by a tenth, and reverses with Alt', () => {
    expect(pressed('[', { code: 'BracketLeft' })).toEqual({ kind: 'shape', handle: 'start', byMs: 1000 });
    expect(pressed('{', { code: 'BracketLeft', shiftKey: true })).toEqual({
      kind: 'shape',
      handle: 'start',
      byMs: 100,
    });
    expect(pressed(']', { code: 'BracketRight' })).toEqual({ kind: 'shape', handle: 'end', byMs: -1000 });
    expect(pressed('“', { code: 'BracketRight', altKey: true })).toEqual({
      kind: 'shape',
      handle: 'end',
      byMs: 1000,
    });
    expect(pressed('o', { code: 'KeyO', altKey: true })).toEqual({
      kind: 'shape',
      handle: 'fadeOut',
      byMs: -1000,
    });
  });

  it('raises the level by 1 dB, with Shift by half, and lowers it with Alt', () => {
    expect(pressed('v', { code: 'KeyV' })).toEqual({ kind: 'level', byDb: 1 });
    expect(pressed('V', { code: 'KeyV', shiftKey: true })).toEqual({ kind: 'level', byDb: 0.5 });
    expect(pressed('√', { code: 'KeyV', altKey: true })).toEqual({ kind: 'level', byDb: -1 });
    expect(pressed('v', { code: 'KeyV', ctrlKey: true })).toEqual({ kind: 'paste' });
  });

  it('moves the playhead and splits there', () => {
    expect(pressed('<', { code: 'Comma', shiftKey: true })).toEqual({ kind: 'playhead', byMs: -100 });
    expect(pressed('S', { shiftKey: true })).toEqual({ kind: 'split' });
  });

  it('handles some keys with Ctrl or Cmd, and leaves the others to the browser', () => {
    expect(['a', 'd', 'x', 'c', 'v'].map((key) => pressed(key, { ctrlKey: true })?.kind)).toEqual([
      'all',
      'duplicate',
      'cut',
      'copy',
      'paste',
    ]);
    expect(pressed('D', { metaKey: true })).toEqual({ kind: 'duplicate' });
    expect([
      pressed('v', { ctrlKey: true, shiftKey: true }),
      pressed('s', { ctrlKey: true }),
      pressed('q'),
    ]).toEqual([null, null, null]);
  });
});
