import { describe, expect, it } from 'vitest';
import { rangeCommand } from './range-command.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('rangeCommand', () => {
  it('sets, adds and clears a range', () => {
    expect(['i', 'O', 'a', 'Escape'].map((key) => rangeCommand({ ...none, key }))).toEqual([
      'start',
      'end',
      'add',
      'clear',
    ]);
  });

  it('ignores other keys, and keys of the browser', () => {
    for (const key of ['Tab', 'x', 'Enter', 'toString']) expect(rangeCommand({ ...none, key })).toBeNull();
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)
      expect(rangeCommand({ ...none, key: 'a', [held]: true })).toBeNull();
  });
});
