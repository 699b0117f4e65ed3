import { expect } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import type { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { makeEpisode, makeShow, shortEvents } from './make-content.ts';

/** Opens the editor with a draft of distinct events of yesterday. Resolves to the draft. */
export async function openDraft(
  editor: AudioEditorPage,
  client: PostKitClient,
  station: string,
  count: number,
) {
  const show = await makeShow(client);
  const pieces = await differentPieces(client, count);
  const draft = await makeEpisode(client, show, {
    name: 'Cut by hand',
    events: pieces.map(({ resource_uri }) => resource_uri),
  });
  await editor.open(station, show.id, draft.playlist_id);
  // On a small screen the inspector covers the log; beside it, it shows the episode's form.
  const isWide = (editor.page.viewportSize()?.width ?? 0) > 1060;
  await (isWide ? editor.info.open() : editor.sidebar.close());
  await editor.timeline.unfold();
  const titles = pieces.map(({ cart }) => cart.title);
  await expect.poll(() => editor.timeline.names()).toEqual(titles);
  return { show, draft, titles, pieces };
}

/** Events of 8 to 60 seconds with distinct titles. */
async function differentPieces(client: PostKitClient, count: number) {
  const byTitle = new Map(
    (await shortEvents(client, count * 6))
      .filter(({ duration }) => duration > 8)
      .map((event) => [event.cart.title, event]),
  );
  const pieces = [...byTitle.values()].slice(0, count);
  if (pieces.length < count) throw new Error(`There are ${pieces.length} different pieces, not ${count}.`);
  return pieces;
}
