import { describe, expect, it } from 'vitest';
import type { LoadedSettings } from '@postkit/sdk';
import { settings } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { english } from '../../words/catalogue.ts';
import { versionDetails } from './version-details.ts';

function loaded(username: string, versions: Partial<LoadedSettings['versions']> = {}): LoadedSettings {
  return {
    settings: settings.parse(
      makeSettings({ username, version_blob: { date: '2026-11-20', hash: '7b34c9a' } }),
    ),
    versions: { app: '1.4.0', color: 'blue', chartTag: '1.4', imageTag: 'sha-7b34', ...versions },
  };
}

describe('versionDetails', () => {
  it('SHELL-044 combines the version of X-App-Version with the build of version_blob', () => {
    expect(versionDetails(loaded('ada'), english)).toEqual([
      { name: 'Version', value: '1.4.0 (7b34c9a, 2026-11-20)' },
    ]);
  });

  it('SHELL-044 shows chart, image and colour to the user named admin only, if the station sends them', () => {
    expect(versionDetails(loaded('admin', { imageTag: '' }), english).slice(1)).toEqual([
      { name: 'Chart', value: '1.4' },
      { name: 'Color', value: 'blue' },
    ]);
  });
});
