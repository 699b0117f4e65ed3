import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { importWalls } from './import-walls.mjs';

const sdk = 'packages/sdk/src';
const kit = 'packages/react-kit/src';
const station = 'apps/station/src';

function found(file: string, specifier: string) {
  return findingsOf(importWalls, { [file]: `import { thing } from '${specifier}';` });
}

describe('importWalls', () => {
  it.each([
    [`${sdk}/schema/shows/show.ts`, 'dayjs'],
    [`${sdk}/schema/shows/show.ts`, '../../core/http.ts'],
    [`${sdk}/schema/operation.ts`, '../live/channel.ts'],
    [`${sdk}/core/http.ts`, '../resources/shows.ts'],
    [`${sdk}/core/http.ts`, '../live/channel.ts'],
    [`${sdk}/core/http.ts`, '../client.ts'],
    [`${sdk}/resources/shows.ts`, '../live/channel.ts'],
    [`${sdk}/live/channel.ts`, '../resources/shows.ts'],
    [`${sdk}/live/channel.ts`, '../client.ts'],
    [`${sdk}/client.ts`, '@postkit/cli'],
    [`${sdk}/client.ts`, '../../cli/src/main.ts'],
    [`${sdk}/client.ts`, './core/http.test.ts'],
    [`${kit}/ui/button.tsx`, '../domain/a/b.ts'],
    [`${kit}/ui/button.tsx`, '@postkit/sdk/schema'],
    [`${kit}/domain/shows/a.ts`, '../../ui/button.tsx'],
    [`${kit}/domain/shows/a.ts`, '@postkit/sdk'],
    [`${kit}/domain/shows/a.ts`, 'react'],
    [`${kit}/data/shows/shows.queries.ts`, '../../panels/player/index.ts'],
    [`${kit}/panels/player/player.tsx`, '../../screens/shows/index.ts'],
    [`${kit}/panels/player/player.tsx`, '../../shell/top-bar.tsx'],
    [`${kit}/screens/shows/shows.view.tsx`, '../episodes/index.ts'],
    [`${kit}/screens/shows/parts/row.tsx`, '../../episodes/index.ts'],
    [`${kit}/screens/shows/shows.view.tsx`, '../../shell/top-bar.tsx'],
    [`${kit}/shell/top-bar.tsx`, '../screens/shows/index.ts'],
    [`${kit}/provider/provider.tsx`, '../screens/shows/index.ts'],
    [`${kit}/provider/provider.tsx`, '@postkit/station'],
    ['packages/cli/src/core/output.ts', '../commands/shows/list.ts'],
    ['packages/cli/src/main.ts', '@postkit/react-kit'],
    ['apps/console/src/main.tsx', '@postkit/station'],
    ['apps/widget/src/main.tsx', '@postkit/cli'],
    [`${station}/platform/http/server.ts`, '../../features/shows/index.ts'],
    [`${station}/audio/probe.ts`, '../features/shows/index.ts'],
    [`${station}/rss/render.ts`, '../features/shows/index.ts'],
    [`${station}/live/hub.ts`, '../features/shows/index.ts'],
    [`${station}/platform/http/server.ts`, '../../app.ts'],
    [`${station}/features/shows/shows.routes.ts`, '../../app.ts'],
    [`${station}/features/shows/shows.service.ts`, '../episodes/episodes.service.ts'],
    [`${station}/features/shows/parts/row.ts`, '../../episodes/parts/index.ts'],
    [`${station}/features/shows/shows.service.ts`, '@postkit/sdk'],
    [`${station}/app.ts`, '@postkit/react-kit'],
  ])('stops %s before %s', (file, specifier) => {
    expect(found(file, specifier)).toEqual([{ file, message: expect.stringMatching(/^imports /) }]);
  });

  it.each([
    [`${sdk}/schema/shows/show.ts`, 'zod'],
    [`${sdk}/schema/shows/show.ts`, '../live/live-event.ts'],
    [`${sdk}/core/http.ts`, '../schema/live/index.ts'],
    [`${sdk}/client.ts`, './live/channel.ts'],
    ['packages/cli/src/main.ts', '../package.json'],
    [`${kit}/domain/shows/a.ts`, '@postkit/sdk/schema'],
    [`${kit}/screens/shows/parts/row.tsx`, '../shows.model.ts'],
    [`${kit}/screens/shows/parts/row.tsx`, '../../../panels/player/index.ts'],
    ['apps/console/src/main.tsx', '@postkit/react-kit/screens/shows'],
    [`${station}/features/shows/shows.service.ts`, '../episodes/index.ts'],
    [`${station}/features/shows/shows.service.ts`, '../../platform/db/database.ts'],
    [`${station}/app.ts`, './features/shows/index.ts'],
    [`${station}/features/shows/shows.routes.test.ts`, '../../app.ts'],
  ])('lets %s have %s', (file, specifier) => {
    expect(found(file, specifier)).toEqual([]);
  });
});
