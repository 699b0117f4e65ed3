import { describe, expect, it } from 'vitest';
import { settingsFailure } from './settings-failure.ts';

describe('settingsFailure', () => {
  const home = 'https://provider.example.org/';

  it('leads an ended session to the sign-in, whatever else is set', () => {
    expect(settingsFailure(401, home)).toBe('sign-in');
  });

  it('tells somebody whose station it is not', () => {
    expect(settingsFailure(404, home)).toBe('no-station');
    expect(settingsFailure(403, '')).toBe('no-station');
  });

  it('leaves for the provider’s home on any other answer that is not ok, where one is set', () => {
    expect(settingsFailure(500, home)).toBe('provider-home');
    expect(settingsFailure(500, '')).toBe('retry');
  });

  it('offers another try where no answer came', () => {
    expect(settingsFailure(null, home)).toBe('retry');
  });
});
