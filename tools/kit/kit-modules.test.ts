import { describe, expect, it } from 'vitest';
import { kitModules, staleModules } from './kit-modules.mjs';

describe('kitModules', () => {
  it('writes the files that follow from the lists as they are in the repository (else: npm run screens)', () => {
    expect(kitModules().length).toBeGreaterThan(7);
    expect(staleModules()).toEqual([]);
  });
});
