import { expect, it } from 'vitest';
import { episodeOperations } from './operations.ts';

it('EPLIST-105 the operations of episodes are under the station’s API address, except files and the public page', () => {
  const elsewhere = Object.values(episodeOperations).filter(
    ({ path }) => !path.startsWith('/{station}/api/v1/'),
  );
  expect(elsewhere.map(({ path }) => path).toSorted()).toEqual([
    '/{station}/audio/{id}.{format}',
    '/{station}/listen/{id}',
    '/{station}/playlist/dl/{id}.{format}',
    '/{station}/playlistcache/{job}.{format}',
    '/{station}/streamon-perm/{file}',
    '/{station}/video/{id}.mp4',
  ]);
});
