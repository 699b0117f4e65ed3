import { describe, expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

describe('signInAddress', () => {
  const here = '/wxyz/shows/4/details?page=2';

  it('AUTH-053 is /login with the address to return to', () => {
    const address = new URL(signInAddress('', here, 'https://post.example.org'), 'https://post.example.org');
    expect(address.pathname).toBe('/login');
    expect(address.searchParams.get('next')).toBe(here);
  });

  it('AUTH-053 is the installation’s own sign-in site if it has one, with the full address to return to', () => {
    const address = new URL(
      signInAddress('https://id.example.org/in?app=post', here, 'https://post.example.org'),
    );
    expect(address.origin + address.pathname).toBe('https://id.example.org/in');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      app: 'post',
      next: `https://post.example.org${here}`,
    });
  });
});
