import { describe, expect, it } from 'vitest';
import { destinationName } from './destination-names.ts';
import { destinationTypesMessages } from './destination-types/destination-types.messages.ts';

describe('destinationName', () => {
  it('is the title, else the name of its type', () => {
    expect(destinationName({ type: 'rss', title: ' Main feed ' }, destinationTypesMessages.english)).toBe(
      'Main feed',
    );
    expect(destinationName({ type: 'rss', title: '' }, destinationTypesMessages.english)).toBe('RSS feed');
  });

  it('SETUP-059 has an @ for a Twitter account', () => {
    expect(destinationName({ type: 'twitter', title: 'harbour' }, destinationTypesMessages.english)).toBe(
      '@harbour',
    );
    expect(destinationName({ type: 'twitter', title: '@harbour' }, destinationTypesMessages.english)).toBe(
      '@harbour',
    );
  });
});
