import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { destinationName } from './destination-names.ts';

describe('destinationName', () => {
  it('is the title, else the name of its type', () => {
    expect(destinationName({ type: 'rss', title: ' Main feed ' }, english)).toBe('Main feed');
    expect(destinationName({ type: 'rss', title: '' }, english)).toBe('RSS feed');
  });

  it('SETUP-059 has an @ for a Twitter account', () => {
    expect(destinationName({ type: 'twitter', title: 'harbour' }, english)).toBe('@harbour');
    expect(destinationName({ type: 'twitter', title: '@harbour' }, english)).toBe('@harbour');
  });
});
