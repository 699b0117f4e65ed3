import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/fonts.css`, 'utf8');
const faces = css.split('@font-face').slice(1);
const loaded = faces.filter((face) => face.includes('url('));
const families = new Set([...css.matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family));

describe('the fonts of the kit', () => {
  it('are files of the kit that the bundler leaves out of the sheet', () => {
    expect(loaded).toHaveLength(2);
    for (const face of loaded) {
      const [, path = '', query] = /url\('([^'?]+)(\?[^']*)?'\)/.exec(face) ?? [];
      expect(existsSync(`${import.meta.dirname}/${path}`)).toBe(true);
      expect(query).toBe('?no-inline');
    }
  });

  it('never hold back text', () => {
    for (const face of loaded) expect(face).toContain('font-display: swap');
  });

  it('have a local fallback with their metrics, next in the list', () => {
    const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
    for (const family of ['Deck Sans', 'Martian Mono']) {
      expect(tokens).toContain(`'${family} Variable', '${family} Fallback',`);
      expect(families).toContain(`${family} Fallback`);
    }
  });
});
