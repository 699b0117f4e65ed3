import { describe, expect, it } from 'vitest';
import { settingsFailure } from './settings-failure.ts';

describe('settingsFailure', () => {
  const home = 'https://provider.example.org/';

  it('goes to the sign-in after an ended session, even if a provider home is set', () => {
    expect(settingsFailure(401, home)).toBe('sign-in');
  });

  it('says so if the user has no access to the station', () => {
    expect(settingsFailure(404, home)).toBe('no-station');
    expect(settingsFailure(403, '')).toBe('no-station');
  });

  it('goes to the provider’s home on any other error response, if one is set', () => {
    expect(settingsFailure(500, home)).toBe('provider-home');
    expect(settingsFailure(500, '')).toBe('retry');
  });

  it('offers a retry if there was no response', () => {
    expect(settingsFailure(null, home)).toBe('retry');
  });
});
