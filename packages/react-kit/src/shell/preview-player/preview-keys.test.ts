import { describe, expect, it } from 'vitest';
import { previewAction } from './preview-keys.ts';

describe('previewAction', () => {
  it('plays, pauses, jumps and closes from anywhere inside', () => {
    expect([' ', 'ArrowLeft', 'ArrowRight', 'Escape'].map((key) => previewAction(key, 'seek'))).toEqual([
      'toggle',
      'rewind',
      'forward',
      'close',
    ]);
  });

  it('leaves keys to the browser that press a button or set the volume', () => {
    expect(previewAction(' ', 'button')).toBeNull();
    expect(previewAction('ArrowLeft', 'volume')).toBeNull();
    expect(previewAction('Tab', 'other')).toBeNull();
  });
});
