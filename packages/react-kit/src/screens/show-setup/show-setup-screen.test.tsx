import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { draftOfShow } from '../../data/shows/show-draft.ts';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { useShowSetup } from './show-setup.store.ts';
import {
  field,
  fillBasicInfo,
  messages,
  openShowSetup,
  press,
  wireShow,
} from './testing/open-show-setup.tsx';
import { wizardSteps } from './wizard-step.ts';

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const tabs = async () => {
  await screen.findByRole('tablist');
  return screen.getAllByRole('tab').map((tab) => [tab.textContent, !tab.hasAttribute('disabled')]);
};
const withAutocapture = () => makeSettings({ features: JSON.stringify({ enable_autocapture: true }) });
const edit = (step: 'basic-info' | 'display-details' | 'publishing-destinations' | 'automation') => ({
  showId: '4',
  step,
});

describe('Entering the wizard', () => {
  it('WIZ-004 WIZ-010 WIZ-018 opens a draft of a new show, and loads tags and destinations', async () => {
    const { requestsTo, host } = openShowSetup();
    expect(await heading()).toBe('Create new show');
    await field(/^Title/);
    expect(useShowSetup.in(stores).getState()).toMatchObject({
      draft: { id: null, title: '' },
      maxCompletedStep: 0,
    });
    expect(requestsTo('tags.list')[0]?.query).toMatchObject({ limit: '0' });
    expect(requestsTo('connections.list')).toHaveLength(1);
    expect(requestsTo('shows.get')).toEqual([]);
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Create new show');
  });

  it.each(['new', '4'])(
    'WIZ-002 WIZ-003 entering %s forgets the show, the draft and the steps of the wizard before',
    async (showId) => {
      const loading = withResolvers<ReturnType<typeof wireShow>>();
      useShowSetup
        .in(stores)
        .getState()
        .open(draftOfShow(makeShow({ id: 3, title: 'Night Shift' })), 3);
      const { requestsTo } = openShowSetup({
        props: { showId },
        answers: { 'shows.get': () => loading.promise },
      });
      await waitFor(() => expect(requestsTo('connections.list')).toHaveLength(1));
      const { draft, baseline, maxCompletedStep } = useShowSetup.in(stores).getState();
      expect(maxCompletedStep).toBe(0);
      expect([draft?.id ?? null, draft?.title ?? '', baseline?.title ?? '']).toEqual([null, '', '']);
      expect(screen.queryByDisplayValue('Night Shift')).toBeNull();
      loading.resolve(wireShow());
    },
  );

  it('RSS-038 creates a feed from the show once its display details are entered', async () => {
    const { requestsTo } = openShowSetup({
      answers: {
        'connections.create': ({ body }) => ({
          ...makeDestination({ id: 50, ...Object(body) }),
          historical_items: '{}',
        }),
      },
    });
    await fillBasicInfo();
    expect(requestsTo('connections.create')).toEqual([]);
    await press('Next step');
    await waitFor(() => expect(requestsTo('connections.create')).toHaveLength(1));
    expect(requestsTo('connections.create')[0]?.body).toMatchObject({
      type: 'rss',
      title: 'Morning Drive',
      description: 'What the harbour woke up to.',
      author: 'Harbour FM',
      email: 'desk@example.org',
    });
  });

  it('WIZ-007 WIZ-010 WIZ-019 loads the show in the address', async () => {
    const { requestsTo } = openShowSetup({ props: edit('basic-info') });
    expect(await heading()).toBe('Show Settings');
    expect(await field(/^Title/)).toHaveProperty('value', 'Morning Drive');
    expect(requestsTo('shows.get')[0]?.params).toEqual({ station: 'wxyz', id: '4' });
    expect(useShowSetup.in(stores).getState()).toMatchObject({ draft: { id: 4, version: 1 } });
  });

  it('WIZ-009 WIZ-028 opens every step of an existing show', async () => {
    openShowSetup({ props: edit('basic-info') });
    await field(/^Title/);
    expect(useShowSetup.in(stores).getState().maxCompletedStep).toBe(2);
    expect(await tabs()).toEqual([
      ['Basic Info', true],
      ['Display Details', true],
      ['Publishing Destinations', true],
    ]);
  });

  it('WIZ-008 reports a show that does not exist, and opens the list of shows', async () => {
    const { host } = openShowSetup({
      props: { showId: '12' },
      answers: { 'shows.get': () => failure(404, 'No.') },
    });
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows', { replace: true }));
    expect(messages()).toEqual([
      {
        name: 'Show Setup',
        details: "Unable to fetch data for Show ID: 12. Can't edit show.",
        type: 'error',
      },
    ]);
  });

  it('WIZ-006 reports an invalid id as a show that does not exist', async () => {
    const { host, requestsTo } = openShowSetup({ props: { showId: 'twelve' } });
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows', { replace: true }));
    expect(messages()).toMatchObject([
      { details: "Unable to fetch data for Show ID: twelve. Can't edit show." },
    ]);
    expect(requestsTo('shows.get')).toEqual([]);
  });

  it('offers to retry after the show could not be loaded', async () => {
    let works = false;
    openShowSetup({
      props: { showId: 4 },
      answers: { 'shows.get': () => (works ? wireShow() : failure(500, 'no')) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The show could not be loaded.');
    works = true;
    await press('Retry');
    expect(await field(/^Title/)).toHaveProperty('value', 'Morning Drive');
    expect(messages()).toEqual([]);
  });

  it('SHELL-035 loads nothing for a user without a licence for shows', async () => {
    const { requestsTo } = openShowSetup({
      answers: { 'settings.get': () => makeSettings({ features: '{"logger_only":true}' }) },
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(requestsTo('tags.list')).toEqual([]);
  });

  it('WIZ-094 WIZ-097 continues without tags, and reports that', async () => {
    openShowSetup({ answers: { 'tags.list': () => failure(500, 'no') } });
    await field(/^Title/);
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(messages()[0]).toMatchObject({ name: 'Show Setup', type: 'error' });
    expect(messages()[0]?.details).toContain('Unable to talk to server to get all tags');
  });
});

describe('Moving between steps', () => {
  it('WIZ-024 WIZ-025 WIZ-029 enables one tab after the other on Next', async () => {
    openShowSetup();
    expect(await tabs()).toEqual([
      ['Basic Info', true],
      ['Display Details', false],
      ['Publishing Destinations', false],
    ]);
    await fillBasicInfo();
    await press('Next step');
    expect(await screen.findByRole('tab', { name: 'Display Details', selected: true })).toBeDefined();
    expect((await tabs()).map(([, isOpen]) => isOpen)).toEqual([true, true, false]);
  });

  it('WIZ-026 WIZ-027 opens Publishing Destinations once the second step is completed', async () => {
    openShowSetup();
    await field(/^Title/);
    for (const completed of [1, 2]) {
      act(() => useShowSetup.in(stores).getState().complete(completed));
      expect((await tabs()).map(([, isOpen]) => isOpen)).toEqual([true, true, completed === 2]);
    }
  });

  it('WIZ-035 WIZ-036 requires author and contact email', async () => {
    openShowSetup();
    await field(/^Title/);
    await press('Next step');
    expect(screen.getByText('Say who makes the show.')).toBeDefined();
    expect(screen.getByText('Enter an email address that you read.')).toBeDefined();
  });

  it('WIZ-030 WIZ-033 WIZ-034 stops Next if a field is missing, and focuses the first such field', async () => {
    openShowSetup();
    const title = await field(/^Title/);
    await press('Next step');
    expect(screen.getByText('A show needs a title.')).toBeDefined();
    expect(screen.getByText('Say what the show is about.')).toBeDefined();
    expect(document.activeElement).toBe(title);
    await userEvent.type(title, 'Morning Drive');
    expect(screen.queryByText('A show needs a title.')).toBeNull();
    await press('Next step');
    expect(document.activeElement).toBe(await field(/^Description/));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Basic Info');
  });

  it('WIZ-031 stops Next while the display details lack an image or the main category', async () => {
    const bare = { square_image: '', rectangle_image: '', itunes_categories: '' };
    const { host } = openShowSetup({
      props: edit('display-details'),
      answers: { 'shows.get': () => wireShow(bare) },
    });
    await press('Next step');
    for (const text of [
      'Add square cover art.',
      'Add a social share image.',
      'You must select this category',
    ])
      expect(await screen.findByText(text)).toBeDefined();
    expect(host.navigate).not.toHaveBeenCalled();
    expect(useShowSetup.in(stores).getState().maxCompletedStep).toBe(2);
  });

  it('WIZ-032 continues from the destinations, though none is chosen', async () => {
    const { host } = openShowSetup({
      props: edit('publishing-destinations'),
      answers: { 'settings.get': withAutocapture },
    });
    await screen.findByRole('button', { name: 'Next step' });
    expect(useShowSetup.in(stores).getState().draft?.social_media_connections).toEqual([]);
    await press('Next step');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/automation');
  });

  it('WIZ-013 WIZ-015 WIZ-020 follows the addresses of the steps', async () => {
    const { host, goTo } = openShowSetup({ props: edit('basic-info') });
    await press('Next step');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/display-details');
    goTo(edit('publishing-destinations'));
    await press('Previous step');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/display-details');
    await userEvent.click(screen.getByRole('tab', { name: 'Basic Info' }));
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/basic-info');
  });

  it('redirects from an address beyond the reachable steps of a new show', async () => {
    const { host } = openShowSetup({ props: { showId: 'new', step: 'publishing-destinations' } });
    await waitFor(() =>
      expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/edit/new/basic-info', { replace: true }),
    );
    expect(await screen.findByRole('tab', { name: 'Basic Info', selected: true })).toBeDefined();
  });

  it('WIZ-021 WIZ-023 WIZ-072 ends with Save show on the destinations if the station has no schedules', async () => {
    openShowSetup({ props: edit('publishing-destinations') });
    expect(await screen.findByRole('button', { name: 'Save show' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
  });

  it('WIZ-016 WIZ-022 WIZ-023 continues from the destinations to schedules, which have no wizard buttons', async () => {
    const { host, goTo } = openShowSetup({
      props: edit('publishing-destinations'),
      answers: { 'settings.get': withAutocapture },
    });
    await press('Next step');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/automation');
    goTo(edit('automation'));
    expect(await screen.findByRole('tab', { name: 'Automation', selected: true })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Previous step' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Publishing Destinations' }));
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/publishing-destinations');
  });

  it('WIZ-017 walks through four steps, of which automation is the fourth', async () => {
    const { host, goTo } = openShowSetup({
      props: edit('basic-info'),
      answers: { 'settings.get': withAutocapture },
    });
    for (const [index, step] of wizardSteps.entries()) {
      goTo(edit(step));
      expect(await screen.findByText(`Step ${index + 1} of 4`)).toBeDefined();
      const next = wizardSteps[index + 1];
      if (next === undefined) continue;
      await press('Next step');
      expect(host.navigate).toHaveBeenLastCalledWith(`/wxyz/shows/edit/4/${next}`);
    }
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/automation');
    expect(host.navigate).toHaveBeenCalledTimes(3);
  });

  it('continues on Ctrl+Enter, and opens tabs with arrow keys and Enter', async () => {
    const { host } = openShowSetup({ props: edit('basic-info') });
    await userEvent.type(await field(/^Description/), '{Control>}{Enter}{/Control}');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/display-details');
    screen.getByRole('tab', { name: 'Basic Info' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(host.navigate).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/shows/edit/4/publishing-destinations');
  });

  it('leaves Ctrl+Enter to an open dialog', async () => {
    const answers = { 'settings.get': () => makeSettings({ company_admin: true }) };
    const { requestsTo, host } = openShowSetup({ props: edit('publishing-destinations'), answers });
    await userEvent.click(await screen.findByRole('link', { name: 'Edit integrations' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsTo('shows.update')).toEqual([]);
    expect(host.navigate).not.toHaveBeenCalled();
  });
});
