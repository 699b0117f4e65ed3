import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noShowPodcast } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { useShowSetup } from './show-setup.store.ts';
import { field, messages, openShowSetup, press, wireShow } from './testing/open-show-setup.tsx';
import { completeDraft } from './testing/open-step.tsx';

const destinations = { showId: '4', step: 'publishing-destinations' } as const;
const change = (title: string) => useShowSetup.in(stores).getState().change({ title });
/** A station with a newer version of the show than the opened one. */
function newerShow() {
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

describe('Saving a show', () => {
  it('WIZ-080 WIZ-081 WIZ-083 updates an existing show with its version, refetches all shows and opens their list', async () => {
    const { requestsTo, host } = openShowSetup({ props: destinations });
    await screen.findByRole('button', { name: 'Save show' });
    change('Evening Drive');
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(requestsTo('shows.update')).toMatchObject([
      { params: { id: '4' }, body: { title: 'Evening Drive', version: 1, social_media_connections: [] } },
    ]);
    expect(requestsTo('shows.list')).toHaveLength(1);
    expect(messages()).toEqual([{ name: 'Show saved', details: 'Evening Drive is saved.', type: 'success' }]);
    expect(useShowSetup.in(stores).getState()).toMatchObject({
      draft: { title: 'Evening Drive', version: 2 },
      baseline: { title: 'Evening Drive' },
    });
  });

  it('WIZ-079 WIZ-081 creates a new show from the whole draft', async () => {
    const { requestsTo, host } = openShowSetup({ props: { showId: 'new' } });
    await field(/^Title/);
    useShowSetup.in(stores).getState().resume(completeDraft, 2);
    await userEvent.click(await screen.findByRole('tab', { name: 'Publishing Destinations' }));
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    const [call] = requestsTo('shows.create');
    const { title, description, author, email } = completeDraft;
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
    expect(useShowSetup.in(stores).getState().draft).toMatchObject({ id: 9, version: 1 });
  });

  it('saves the details for podcast apps once they are right', async () => {
    const { requestsTo } = openShowSetup({ props: { showId: '4' } });
    await userEvent.click(await screen.findByText('More for podcast apps'));
    await press('Add a link');
    await press('Next step');
    expect(
      await screen.findByText('Enter a web address that starts with https:// or http://.'),
    ).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://give.example');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of the link' }), 'Support us');
    await press('Next step');
    await userEvent.click(await screen.findByRole('tab', { name: 'Publishing Destinations' }));
    await press('Save show');
    await waitFor(() => expect(requestsTo('shows.update')).toHaveLength(1));
    const funding = [{ url: 'https://give.example', text: 'Support us' }];
    expect(requestsTo('shows.update')).toMatchObject([{ body: { podcast: { ...noShowPodcast, funding } } }]);
  });

  it.each([
    ['Edit integrations', '/wxyz/setup'],
    ['Create new widget', '/wxyz/setup?integration=webwidget'],
  ])('WIZ-069 WIZ-070 WIZ-071 asks before %s, then saves the show and opens Setup', async (link, address) => {
    // Setup is for admins.
    const answers = { 'settings.get': () => makeSettings({ company_admin: true }) };
    const { requestsTo, host } = openShowSetup({ props: destinations, answers });
    await screen.findByRole('button', { name: 'Save show' });
    change('Evening Drive');
    await userEvent.click(screen.getByRole('link', { name: link }));
    const question = 'Do you want to save your progress before continuing?';
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    expect(
      dialog.getByText('Creating a new integration will navigate you away from this page', { exact: false }),
    ).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect([requestsTo('shows.update').length, host.navigate.mock.calls.length]).toEqual([0, 0]);
    await userEvent.click(screen.getByRole('link', { name: link }));
    await press('Save and go');
    await waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
    expect(host.navigate.mock.calls[0]?.[0]).toContain(address);
    expect(requestsTo('shows.update')).toMatchObject([{ body: { title: 'Evening Drive' } }]);
  });

  it('WIZ-094 WIZ-095 reports that a new show could not be created, with the station’s message', async () => {
    openShowSetup({
      props: { showId: 'new' },
      answers: { 'shows.create': () => failure(507, 'Storage is full.') },
    });
    await field(/^Title/);
    useShowSetup.in(stores).getState().resume(completeDraft, 2);
    await userEvent.click(await screen.findByRole('tab', { name: 'Publishing Destinations' }));
    await press('Save show');
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(messages()).toEqual([
      {
        name: 'Show Setup',
        details: 'Unable to talk to server to add new show. 507: Storage is full.',
        type: 'error',
      },
    ]);
    expect(useShowSetup.in(stores).getState().draft).toMatchObject({ id: null, title: 'Harbour stories' });
  });

  it('leads to the step with a missing field before any request', async () => {
    const { requestsTo, host, goTo } = openShowSetup({ props: destinations });
    await screen.findByRole('button', { name: 'Save show' });
    change('');
    await press('Save show');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/basic-info');
    goTo({ step: 'basic-info' });
    expect(await screen.findByText('A show needs a title.')).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Title/)));
    expect(requestsTo('shows.update')).toEqual([]);
  });

  it('WIZ-094 WIZ-096 keeps the draft when the station cannot be reached, and retries', async () => {
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
      expect(messages()).toEqual([
        { name: 'Show Setup', details: 'Unable to talk to server to update show', type: 'error' },
      ]),
    );
    expect(screen.getByRole('alert').textContent).toContain('The show is not saved.');
    expect(host.navigate).not.toHaveBeenCalled();
    isAway = false;
    await press('Retry');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(messages()).toHaveLength(2);
  });

  it('WIZ-094 WIZ-096 shows the station’s error at the refused field and its step', async () => {
    const answers = { 'shows.update': () => failure(400, 'author: Too long.', { author: ['Too long.'] }) };
    const { host, goTo } = openShowSetup({ props: destinations, answers });
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/basic-info'));
    expect(messages()).toEqual([
      {
        name: 'Show Setup',
        details: 'Unable to talk to server to update show. 400: author: Too long.',
        type: 'error',
      },
    ]);
    goTo({ step: 'basic-info' });
    const author = await field(/^Author/);
    expect(screen.getByText('Too long.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(author));
    await userEvent.type(author, 'x');
    expect(screen.queryByText('Too long.')).toBeNull();
  });
});

describe('Another user', () => {
  it('who saved first triggers a conflict dialog; my version replaces theirs only on request', async () => {
    const others = newerShow();
    const { requestsTo, host } = openShowSetup({ props: destinations, answers: others.answers });
    await screen.findByRole('button', { name: 'Save show' });
    change('Mine');
    others.save();
    await press('Save show');
    const dialog = await screen.findByRole('alertdialog', { name: 'Another user saved this show' });
    expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(requestsTo('shows.update').map(({ body }) => [Object(body).title, Object(body).version])).toEqual([
      ['Mine', 1],
      ['Mine', 7],
    ]);
  });

  it('who saved first has their version loaded on request, without a save', async () => {
    const others = newerShow();
    const { requestsTo } = openShowSetup({ props: destinations, answers: others.answers });
    await screen.findByRole('button', { name: 'Save show' });
    change('Mine');
    others.save();
    await press('Save show');
    await userEvent.click(await screen.findByRole('button', { name: 'Load their version' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(useShowSetup.in(stores).getState().draft).toMatchObject({ title: 'Theirs', version: 7 });
    expect(requestsTo('shows.update')).toHaveLength(1);
  });

  it('who saves meanwhile is announced at once, and their version loads after a confirmation', async () => {
    const others = newerShow();
    const { emit, requestsTo, host } = openShowSetup({
      props: { ...destinations, step: 'basic-info' },
      answers: others.answers,
    });
    await userEvent.type(await field(/^Title/), ' mine');
    others.save();
    await emit('show_changed', { show_id: 4, change: 'updated' });
    expect(await screen.findByText('Another user changed Theirs.')).toBeDefined();
    await press('Show their version');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show their version' }));
    expect(await field(/^Title/)).toHaveProperty('value', 'Theirs');
    expect(screen.queryByText('Another user changed Theirs.')).toBeNull();
    expect(requestsTo('shows.update')).toEqual([]);
    expect(host.navigate).not.toHaveBeenCalled();
  });

  it('is overwritten without another question if the user chose Keep mine', async () => {
    const others = newerShow();
    const { emit, requestsTo, host } = openShowSetup({ props: destinations, answers: others.answers });
    await screen.findByRole('button', { name: 'Save show' });
    change('Mine');
    others.save();
    await emit('show_changed', { show_id: 4, change: 'updated' });
    await press('Keep mine');
    expect(screen.queryByText('Another user changed Theirs.')).toBeNull();
    await press('Save show');
    await waitFor(() => expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows'));
    expect(requestsTo('shows.update').map(({ body }) => Object(body).version)).toEqual([7]);
  });

  it('is not announced for a change of the episode count', async () => {
    const { emit, requestsTo } = openShowSetup({ props: destinations });
    await screen.findByRole('button', { name: 'Save show' });
    await emit('show_changed', { show_id: 4, change: 'updated' });
    await waitFor(() => expect(requestsTo('shows.get').length).toBeGreaterThan(1));
    expect(screen.queryByText(/Another user changed/)).toBeNull();
  });
});
