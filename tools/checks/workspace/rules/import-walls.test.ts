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
    [`${kit}/ui/button.tsx`, '../host/host.ts'],
    [`${kit}/ui/button.tsx`, '../data/shows/index.ts'],
    [`${kit}/ui/button.tsx`, '@postkit/sdk/schema'],
    [`${kit}/words/use-words.ts`, '../ui/button.tsx'],
    [`${kit}/host/host.ts`, '../data/shows/index.ts'],
    [`${kit}/host/host.ts`, '@postkit/station'],
    [`${kit}/host/report-failure.ts`, '../parts/episodes/table/index.ts'],
    [`${kit}/data/shows/shows.queries.ts`, '../../shell/index.ts'],
    [`${kit}/data/shows/shows.queries.ts`, '../../parts/episodes/table/index.ts'],
    [`${kit}/data/shows/shows.queries.ts`, '../../hooks/index.ts'],
    [`${kit}/data/shows/shows.queries.ts`, '../episodes/episodes.queries.ts'],
    [`${kit}/parts/episodes/table/row.tsx`, '../../../screens/shows/index.ts'],
    [`${kit}/parts/episodes/table/row.tsx`, '../../images/picker/crop.tsx'],
    [`${kit}/parts/episodes/table/row.tsx`, '../../../data/shows/shows.queries.ts'],
    [`${kit}/screens/shows/row.tsx`, '../episodes/index.ts'],
    [`${kit}/screens/shows/row.tsx`, '../../standalone/player/index.ts'],
    [`${kit}/screens/shows/row.view.tsx`, '@tanstack/react-query'],
    [`${kit}/standalone/player/player.tsx`, '../../screens/shows/index.ts'],
    [`${kit}/hooks/use-shows.ts`, '../parts/shows/index.ts'],
    [`${kit}/shell/top-bar.tsx`, '../data/shows/shows.queries.ts'],
    [`${kit}/shell/top-bar.tsx`, '../screens/shows/row.tsx'],
    [`${kit}/shell/top-bar.tsx`, '@tanstack/react-router'],
    ['packages/cli/src/core/output.ts', '../commands/shows/list.ts'],
    ['packages/cli/src/main.ts', '@postkit/react-kit'],
    ['apps/console/src/main.tsx', '@postkit/station'],
    ['apps/widget/src/main.tsx', '@postkit/cli'],
    [`${station}/platform/http/server.ts`, '../../features/shows/index.ts'],
    [`${station}/audio/probe.ts`, '../features/shows/index.ts'],
    [`${station}/audio/probe.ts`, '@postkit/sdk/schema'],
    [`${station}/rss/render.ts`, '../features/shows/index.ts'],
    [`${station}/playout/presets.ts`, '../features/logs/index.ts'],
    [`${station}/live/hub.ts`, '../features/shows/index.ts'],
    [`${station}/platform/http/server.ts`, '../../app.ts'],
    [`${station}/platform/http/server.ts`, '../../context.ts'],
    [`${station}/platform/http/server.ts`, '../../audio/index.ts'],
    [`${station}/live/hub.ts`, '../context.ts'],
    [`${station}/features/shows/shows.routes.ts`, '../../demo/day.ts'],
    [`${station}/features.ts`, './demo/day.ts'],
    [`${station}/features/shows/shows.routes.ts`, '../../app.ts'],
    [`${station}/features/shows/shows.service.ts`, '../episodes/episodes.service.ts'],
    [`${station}/features/shows/parts/row.ts`, '../../episodes/episodes.policy.ts'],
    [`${station}/app.ts`, './features/shows/shows.service.ts'],
    [`${station}/features/shows/shows.service.ts`, '@postkit/sdk'],
    [`${station}/app.ts`, '@postkit/react-kit'],
  ])('does not let %s import %s', (file, specifier) => {
    expect(found(file, specifier)).toEqual([{ file, message: expect.stringMatching(/^imports /) }]);
  });

  it.each([
    [`${sdk}/schema/shows/show.ts`, 'zod'],
    [`${sdk}/schema/shows/show.ts`, '../live/live-event.ts'],
    [`${sdk}/core/http.ts`, '../schema/live/index.ts'],
    [`${sdk}/client.ts`, './live/channel.ts'],
    ['packages/cli/src/main.ts', '../package.json'],
    [`${kit}/data/shows/shows.queries.ts`, '@postkit/sdk/schema'],
    [`${kit}/data/shows/use-shows.ts`, './shows.queries.ts'],
    [`${kit}/data/shows/use-shows.ts`, '../episodes/index.ts'],
    [`${kit}/screens/shows/row.tsx`, '../../data/shows/index.ts'],
    [`${kit}/screens/shows/row.tsx`, '../../parts/images/picker/index.ts'],
    [`${kit}/screens/shows/list/row.tsx`, '../shows.model.ts'],
    [`${kit}/shell/top-bar.tsx`, '../screens/shows/index.ts'],
    [`${kit}/messages/kit-messages.ts`, '../screens/shows/shows.messages.ts'],
    ['apps/console/src/main.tsx', '@postkit/react-kit/screens/shows'],
    [`${station}/features/shows/shows.service.ts`, '../episodes/index.ts'],
    [`${station}/features/shows/shows.service.ts`, '../../platform/db/database.ts'],
    [`${station}/app.ts`, './features/shows/index.ts'],
    [`${station}/features/shows/shows.routes.test.ts`, '../../app.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(found(file, specifier)).toEqual([]);
  });

  it('lets a file load a part on demand past its door', () => {
    const file = `${kit}/screens/shows/shows-screen.tsx`;
    const code = "const Dialog = lazy(() => import('../../parts/episodes/publish/publish-dialog.tsx'));";
    expect(findingsOf(importWalls, { [file]: code })).toEqual([]);
  });
});
