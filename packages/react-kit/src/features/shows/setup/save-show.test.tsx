import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { useShowSetup } from './show-setup.store.ts';
import { field, messages, openShowSetup, press, wireShow } from './testing/open-show-setup.tsx';
import { wholeDraft } from './testing/open-step.tsx';

const destinations = { showId: '4', step: 'publishing-destinations' } as const;
const change = (title: string) => useShowSetup.getState().change({ title });
/** A station that has the show in a newer version than the one that was opened. */
function savedByOthers() {
  let version = 1;
  return {
    save: () => void (version = 7),
    answers: {
      'shows.get': () => wireShow({ title: version === 1 ? 'Morning Drive' : 'Theirs', version }),
      'shows.update': ({ body }: { body: unknown }) =>
        Object(body).version === version
          ? { ...wireShow(), ...Object(body), social_media_connections: [], version: 8 }
          : failure(409, 'Another user saved.'),
    },
  };
}

describe('saving', () => {
  it('WIZ-080 WIZ-081 WIZ-083 changes an existing show with its version, reads all shows anew and goes to them', async () => {
    const { asked, host } = openShowSetup({ props: destinations });
    await screen.findByRole('button', { name: 'Save show' });
    change('Evening Drive');
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(asked('shows.update')).toMatchObject([
      { params: { id: '4' }, body: { title: 'Evening Drive', version: 1, social_media_connections: [] } },
    ]);
    expect(asked('shows.list')).toHaveLength(1);
    expect(messages()).toEqual([{ name: 'Show saved', details: 'Evening Drive is saved.', type: 'success' }]);
    expect(useShowSetup.getState()).toMatchObject({ draft: { title: 'Evening Drive', version: 2 }, opened: { title: 'Evening Drive' } });
  });

  it('WIZ-079 WIZ-081 makes a new show of the whole draft', async () => {
    const { asked, host } = openShowSetup({ props: { showId: 'new' } });
    await field(/^Title/);
    useShowSetup.getState().resume(wholeDraft, 2);
    await userEvent.click(await screen.findByRole('tab', { name: 'Publishing Destinations' }));
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    const [call] = asked('shows.create');
    const { title, description, author, email } = wholeDraft;
    expect(call?.body).toMatchObject({
      title,
      description,
      author,
      email,
      show_format: 'episodic',
      language_override: 'en',
      rss_explicit: false,
    });
    expect(call?.body).not.toHaveProperty('autoCreateRssFeed');
    expect(useShowSetup.getState().draft).toMatchObject({ id: 9, version: 1 });
  });

  it('WIZ-094 WIZ-095 tells that a new show could not be added, with what the station said', async () => {
    openShowSetup({ props: { showId: 'new' }, answers: { 'shows.create': () => failure(507, 'Storage is full.') } });
    await field(/^Title/);
    useShowSetup.getState().resume(wholeDraft, 2);
    await userEvent.click(await screen.findByRole('tab', { name: 'Publishing Destinations' }));
    await press('Save show');
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(messages()).toEqual([
      { name: 'Show Setup', details: 'Unable to talk to server to add new show. 507: Storage is full.', type: 'error' },
    ]);
    expect(useShowSetup.getState().draft).toMatchObject({ id: null, title: 'Harbour stories' });
  });

  it('leads to the step that lacks something before it asks the station', async () => {
    const { asked, host, goTo } = openShowSetup({ props: destinations });
    await screen.findByRole('button', { name: 'Save show' });
    change('');
    await press('Save show');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/basic-info');
    goTo({ step: 'basic-info' });
    expect(await screen.findByText('A show needs a title.')).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Title/)));
    expect(asked('shows.update')).toEqual([]);
  });

  it('WIZ-094 WIZ-096 loses nothing when a station cannot be reached, and tries again', async () => {
    let isAway = true;
    const { host } = openShowSetup({
      props: destinations,
      answers: {
        'shows.update': ({ body }) => {
          if (isAway) throw new TypeError('Failed to fetch');
          return { ...wireShow(), ...Object(body), social_media_connections: [], version: 2 };
        },
      },
    });
    await screen.findByRole('button', { name: 'Save show' });
    change('Evening Drive');
    await press('Save show');
    await waitFor(() =>
      expect(messages()).toEqual([{ name: 'Show Setup', details: 'Unable to talk to server to update show', type: 'error' }]),
    );
    expect(screen.getByRole('alert').textContent).toContain('The show is not saved.');
    expect(host.navigate).not.toHaveBeenCalled();
    isAway = false;
    await press('Retry');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(messages()).toHaveLength(2);
  });

  it('WIZ-094 WIZ-096 tells what the station says of a refused field, at the field and its step', async () => {
    const answers = { 'shows.update': () => failure(400, 'author: Too long.', { author: ['Too long.'] }) };
    const { host, goTo } = openShowSetup({ props: destinations, answers });
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/basic-info'));
    expect(messages()).toEqual([
      { name: 'Show Setup', details: 'Unable to talk to server to update show. 400: author: Too long.', type: 'error' },
    ]);
    goTo({ step: 'basic-info' });
    const author = await field(/^Author/);
    expect(screen.getByText('Too long.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(author));
    await userEvent.type(author, 'x');
    expect(screen.queryByText('Too long.')).toBeNull();
  });
});

describe('somebody else', () => {
  it('is asked about when they saved first; mine is stored in their place only when somebody says so', async () => {
    const others = savedByOthers();
    const { asked, host } = openShowSetup({ props: destinations, answers: others.answers });
    await screen.findByRole('button', { name: 'Save show' });
    change('Mine');
    others.save();
    await press('Save show');
    const dialog = await screen.findByRole('alertdialog', { name: 'Another user saved this show' });
    expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(asked('shows.update').map(({ body }) => [Object(body).title, Object(body).version])).toEqual([
      ['Mine', 1],
      ['Mine', 7],
    ]);
  });

  it('has their version loaded when asked, and stores nothing', async () => {
    const others = savedByOthers();
    const { asked } = openShowSetup({ props: destinations, answers: others.answers });
    await screen.findByRole('button', { name: 'Save show' });
    change('Mine');
    others.save();
    await press('Save show');
    await userEvent.click(await screen.findByRole('button', { name: 'Load their version' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(useShowSetup.getState().draft).toMatchObject({ title: 'Theirs', version: 7 });
    expect(asked('shows.update')).toHaveLength(1);
  });

  it('is told of as soon as they save, in words that do not hurry', async () => {
    const others = savedByOthers();
    const { tell, asked, host } = openShowSetup({ props: { ...destinations, step: 'basic-info' }, answers: others.answers });
    await userEvent.type(await field(/^Title/), ' mine');
    others.save();
    await tell('show_changed', { show_id: 4, change: 'updated' });
    expect(await screen.findByText('Another user changed Theirs.')).toBeDefined();
    await press('Show their version');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show their version' }));
    expect(await field(/^Title/)).toHaveProperty('value', 'Theirs');
    expect(screen.queryByText('Another user changed Theirs.')).toBeNull();
    expect(asked('shows.update')).toEqual([]);
    expect(host.navigate).not.toHaveBeenCalled();
  });

  it('is written over without another question when somebody keeps theirs', async () => {
    const others = savedByOthers();
    const { tell, asked, host } = openShowSetup({ props: destinations, answers: others.answers });
    await screen.findByRole('button', { name: 'Save show' });
    change('Mine');
    others.save();
    await tell('show_changed', { show_id: 4, change: 'updated' });
    await press('Keep mine');
    expect(screen.queryByText('Another user changed Theirs.')).toBeNull();
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(asked('shows.update').map(({ body }) => Object(body).version)).toEqual([7]);
  });

  it('is not told of for a new count of episodes', async () => {
    const { tell, asked } = openShowSetup({ props: destinations });
    await screen.findByRole('button', { name: 'Save show' });
    await tell('show_changed', { show_id: 4, change: 'updated' });
    await waitFor(() => expect(asked('shows.get').length).toBeGreaterThan(1));
    expect(screen.queryByText(/Another user changed/)).toBeNull();
  });
});
