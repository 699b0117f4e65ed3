import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FakeResponses } from '../../testing/fake-station.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { news, openEditor, song } from './testing/open-editor.tsx';

// Loaded when Finish is pressed; here loading must not race the query for the dialog.
beforeAll(() => import('../../parts/episodes/publish/publish-dialog.tsx'));

type User = ReturnType<typeof openEditor>['user'];

const titleField = async () => screen.findByRole('textbox', { name: 'Title' });
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

async function finish(user: User, button: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: button }));
}

describe('the end of editing', () => {
  const draft = makeEpisode({
    playlist_id: 7,
    show_id: 4,
    name: 'Monday',
    description: 'News.',
    status: 'draft',
    draft: true,
    published: null,
    delay_post_until: 2_000_000_000,
    events: [news],
  });

  it.each([
    ['Save', 'Episode saved.'],
    ['Publish now', 'Episode published.'],
    ['Schedule', 'Episode scheduled.'],
  ])('PUBLISH-009 is the show’s details with a success message after %s', async (button, message) => {
    const answers: FakeResponses = {
      'episodes.get': () => draft,
      'episodes.update': ({ body }) => makeEpisode({ ...draft, ...Object(body), events: [news], version: 2 }),
    };
    const { user, host, messages } = openEditor({ props: { showId: 4, episodeId: 7 }, answers });
    expect(await titleField()).toHaveProperty('value', 'Monday');
    await finish(user, button);
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/4/details'));
    expect(messages()).toMatchObject([{ type: 'success', name: message }]);
  });

  it('PUBLISH-001 EDITOR-050 EDITOR-051 sends the ads as the ids of the events after them, or END', async () => {
    const { user, calls, items } = openEditor({ answers: { 'episodes.create': () => makeEpisode() } });
    await user.click(await screen.findByRole('button', { name: 'Targeted Ads' }));
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    await user.click(screen.getByRole('button', { name: 'Targeted Ads' }));
    expect(items()).toEqual(['Targeted Ads', 'Blue Train', 'Targeted Ads']);
    await finish(user, 'Save');
    const sent = () => calls.filter(({ operation }) => operation === 'episodes.create');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      events: [song.resource_uri],
      ad_insert_events: [song.id, 'END'],
    });
  });
});

describe('a new episode', () => {
  it('EPLIST-098 EPLIST-099 is named, described and shared like its show', async () => {
    const { user, calls } = openEditor({ answers: { 'episodes.create': () => makeEpisode() } });
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    expect([valueOf('Title'), valueOf('Description')]).toEqual([
      'Morning Drive',
      'What the harbour woke up to.',
    ]);
    await finish(user, 'Save');
    const sent = () => calls.filter(({ operation }) => operation === 'episodes.create');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      name: 'Morning Drive',
      description: 'What the harbour woke up to.',
      social_share_text: 'What the harbour woke up to.',
    });
  });

  it('EPLIST-097 EPLIST-100 is Untitled Episode until a show is chosen, whose title it gets then', async () => {
    const { user } = openEditor({ props: {} });
    expect(await titleField()).toHaveProperty('value', 'Untitled Episode');
    await user.click(screen.getByRole('button', { name: /Show$/ }));
    await user.click(await screen.findByRole('option', { name: 'Night Shift' }));
    expect([valueOf('Title'), valueOf('Description')]).toEqual(['Night Shift', 'Late talk.']);
  });
});
