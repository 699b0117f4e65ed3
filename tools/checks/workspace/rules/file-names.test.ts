import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { fileNames } from './file-names.mjs';

const found = (file: string) => findingsOf(fileNames, { [file]: '' }).map(({ message }) => message);

describe('fileNames', () => {
  it.each([
    ['packages/react-kit/src/screens/shows/ShowsScreen.tsx', '"ShowsScreen" is not kebab-case'],
    ['packages/react-kit/src/ui/dataTable/row.tsx', '"dataTable" is not kebab-case'],
    ['packages/sdk/src/core/utils.ts', '"utils" is a bucket: name what is in it'],
    ['packages/sdk/src/core/types.test.ts', '"types" is a bucket: name what is in it'],
    ['apps/station/src/helpers/time.ts', '"helpers" is a bucket: name what is in it'],
    ['apps/station/src/features/shows/shows.manager.ts', '".manager" is not one of the roles here'],
    ['apps/station/src/features/shows/shows.view.ts', '".view" is not one of the roles here'],
    ['packages/react-kit/src/screens/shows/shows.routes.ts', '".routes" is not one of the roles here'],
  ])('rejects %s', (file, message) => {
    expect(found(file)).toEqual([message]);
  });

  it.each([
    'packages/react-kit/src/screens/shows/shows.view.test.tsx',
    'packages/react-kit/src/screens/shows/shows.module.css',
    'packages/sdk/src/client.test-d.ts',
    'apps/station/src/features/shows/shows.repository.ts',
    'apps/station/src/platform/db/migrations/0001-sessions.ts',
    'apps/console/vite.config.ts',
  ])('accepts %s', (file) => {
    expect(found(file)).toEqual([]);
  });
});
