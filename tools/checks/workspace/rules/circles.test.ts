import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { circles } from './circles.mjs';

const folders = ['packages/react-kit/src/data', 'packages/react-kit/src/parts', 'apps/station/src/features'];

describe.each(folders)('circles in %s', (folder) => {
  const shows = `${folder}/shows/shows.ts`;
  const episodes = `${folder}/episodes/episodes.ts`;
  const images = `${folder}/images/images.ts`;

  it('are found between two subjects, also by types', () => {
    const found = findingsOf(circles, {
      [shows]: "import { episodes } from '../episodes/index.ts';",
      [episodes]: "import type { Show } from '../shows/index.ts';",
    });
    expect(found).toEqual([
      { file: shows, message: expect.stringContaining('"episodes"') },
      { file: episodes, message: expect.stringContaining('"shows"') },
    ]);
  });

  it('are found over a third subject, and on demand', () => {
    const found = findingsOf(circles, {
      [shows]: "import { episodes } from '../episodes/index.ts';",
      [episodes]: "export const load = () => import('../images/index.ts');",
      [images]: "export { shows } from '../shows/index.ts';",
    });
    expect(found.map(({ file }) => file)).toEqual([shows, episodes, images]);
  });

  it('are not within a subject, nor by tests, nor where imports go one way', () => {
    const found = findingsOf(circles, {
      [shows]: "import { images } from '../images/index.ts'; import { show } from './show.ts';",
      [`${folder}/shows/show.ts`]: "import type { shows } from './shows.ts';",
      [episodes]: "import { shows } from '../shows/index.ts'; import { images } from '../images/index.ts';",
      [`${folder}/images/images.test.ts`]: "import { shows } from '../shows/index.ts';",
    });
    expect(found).toEqual([]);
  });
});
