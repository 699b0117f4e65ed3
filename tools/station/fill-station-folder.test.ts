import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { COPIED } from './fill-station-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('copies every file that the station reads at run time', () => {
  const uses = execFileSync(
    'git',
    [
      'grep',
      '--only-matching',
      '-h',
      '-E',
      String.raw`stationFile\('[^']+'\)`,
      'apps/station/src',
      ':!*.test.ts',
    ],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const files = [...uses.matchAll(/'(.+)'/g)].map(([, path]) =>
    path?.startsWith('../') ? `apps/${path.slice(3)}` : `apps/station/${path}`,
  );
  expect(files.length).toBeGreaterThan(5);
  expect(
    files.filter((path) => !COPIED.some((copied) => path === copied || path.startsWith(`${copied}/`))),
  ).toEqual([]);
});
