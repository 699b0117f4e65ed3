import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it('returns the text of show notes', () => {
    expect(plainText('<p>Tom &amp; Ines<br>on the <b>quay</b>.</p>\n<p>&lt;b&gt; &unknown;</p>')).toBe(
      'Tom & Ines on the quay . <b> &unknown;',
    );
  });
});
