import { describe, expect, it } from 'vitest';
import { rememberedLink, rememberLinks } from './remembered-links.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

const noLinks = {
  password_reset: '',
  academy: '',
  sales: '',
  sign_in: '',
  provider_home: '',
  image_origin: '',
};

describe('rememberLinks', () => {
  it('keeps the links that a page without settings needs, and drops those that the installation no longer has', () => {
    const store = storage();
    rememberLinks(store, {
      ...noLinks,
      sign_in: 'https://id.example.org/',
      sales: 'https://sales.example.org/',
    });
    expect(rememberedLink(store, 'sign_in')).toBe('https://id.example.org/');
    expect([...store.values.values()]).toEqual(['https://id.example.org/']);
    rememberLinks(store, noLinks);
    expect(rememberedLink(store, 'sign_in')).toBe('');
  });

  it('returns no address that a browser would run', () => {
    const store = storage();
    rememberLinks(store, { ...noLinks, provider_home: 'javascript:alert(1)' });
    expect(rememberedLink(store, 'provider_home')).toBe('');
  });
});
