import { describe, expect, it } from 'vitest';
import { publicAddress } from './public-address.mjs';

const github = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'team/postkit' };

describe('publicAddress', () => {
  it('is the repository of the CI that runs', () => {
    expect(publicAddress(github)).toBe('https://code.example/team/postkit');
    expect(publicAddress({ CI_PROJECT_URL: 'https://lab.example/team/postkit' })).toBe(
      'https://lab.example/team/postkit',
    );
  });

  it('is POSTKIT_REPOSITORY if that is set, without its ending', () => {
    expect(publicAddress({ ...github, POSTKIT_REPOSITORY: 'https://own.example/postkit.git/' })).toBe(
      'https://own.example/postkit',
    );
  });

  it('is undefined where nothing names it', () => {
    expect(publicAddress({ GITHUB_SERVER_URL: 'https://code.example' })).toBeUndefined();
  });
});
