import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '@postkit/sdk/schema';
import { makeDestination } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { failure } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { openStep, type StepOptions } from '../testing/open-step.tsx';
import type { Wizard } from '../wizard-context.ts';
import { PublishingDestinationsStep } from './publishing-destinations-step.tsx';

afterEach(() => {
  useShowSetup.in(stores).getState().clear();
});

const wire = (destination: Connection) => ({
  ...destination,
  historical_items: JSON.stringify(destination.historical_items),
});
const listResponse = (...destinations: Connection[]) => ({
  meta: { limit: 0, offset: 0, total_count: destinations.length, next: null, previous: null },
  objects: destinations.map(wire),
});

const feed = makeDestination({ id: 1, type: 'rss', title: 'Harbour feed' });
const player = makeDestination({ id: 2, type: 'webwidget', title: 'Front page' });
const youtube = makeDestination({ id: 3, type: 'v_youtube', title: 'Harbour channel' });

function open({ answers, ...options }: StepOptions = {}, ...destinations: Connection[]) {
  return openStep(<PublishingDestinationsStep />, {
    answers: { 'connections.list': () => listResponse(...destinations), ...answers },
    ...options,
  });
}

describe('Destinations', () => {
  it('WIZ-066 WIZ-067 are listed by type with a description, and checked ones go to the draft', async () => {
    const { user, draft } = open({}, feed, player);
    const group = await screen.findByRole('group', { name: 'RSS feed' });
    expect(group.textContent).toContain('Podcast apps and directories read it.');
    await user.click(within(group).getByRole('checkbox', { name: 'Harbour feed' }));
    expect(draft()?.social_media_connections).toEqual([
      { id: 1, type: 'rss', title: 'Harbour feed', resource_uri: feed.resource_uri },
    ]);
    expect(screen.getByText('1 destination chosen')).toBeDefined();
    await user.click(within(group).getByRole('checkbox', { name: 'Harbour feed' }));
    expect(draft()?.social_media_connections).toEqual([]);
  });

  it('WIZ-064 WIZ-065 have Megaphone if it is allowed, and Omny unless it is refused', async () => {
    const network = makeDestination({ id: 4, type: 'megaphone', title: 'Harbour network' });
    const playlist = makeDestination({ id: 5, type: 'omny', title: 'Harbour playlist' });
    async function offered(features: NonNullable<StepOptions['features']>) {
      open({ features }, player, network, playlist);
      await screen.findByRole('group', { name: 'Web widget' });
      const titles = [network, playlist].map(({ title }) => title);
      const shown = titles.filter((name) => screen.queryByRole('checkbox', { name }) !== null);
      cleanup();
      return shown;
    }
    expect(await offered({})).toEqual(['Harbour playlist']);
    expect(await offered({ allow_megaphone: false, allow_omny: true })).toEqual(['Harbour playlist']);
    expect(await offered({ allow_megaphone: true, allow_omny: false })).toEqual(['Harbour network']);
  });

  it('WIZ-063 exclude types that the station may not use, except those that the show has', async () => {
    open({}, player, youtube);
    await screen.findByRole('group', { name: 'Web widget' });
    expect(screen.queryByRole('group', { name: 'YouTube' })).toBeNull();
    cleanup();
    const { user, draft } = open({ draft: { social_media_connections: [youtube] } }, player, youtube);
    const checked = await screen.findByRole('checkbox', { name: 'Harbour channel', checked: true });
    await user.click(checked);
    expect(draft()?.social_media_connections).toEqual([]);
    cleanup();
    open({ features: { enable_youtube: true } }, youtube);
    expect(await screen.findByRole('checkbox', { name: 'Harbour channel' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('mark the feed that was created for the show', async () => {
    open({ draft: { rssDestinationId: 1, social_media_connections: [feed] } }, feed);
    expect(
      await screen.findByRole('checkbox', { name: /Harbour feed.*Created for this show/, checked: true }),
    ).toBeDefined();
  });

  it('are searchable if there are nine or more', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      makeDestination({ id: index + 1, type: 'rss', title: `Feed ${index + 1}` }),
    );
    const { user } = open({}, ...many);
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'feed 7');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.type(search, 'x');
    expect(screen.getByText('No destination matches')).toBeDefined();
    cleanup();
    open({}, feed);
    await screen.findByRole('checkbox');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('show an empty and a failed state', async () => {
    open();
    expect(await screen.findByText('This station has no destinations yet')).toBeDefined();
    cleanup();
    let works = false;
    const { user } = open({
      answers: { 'connections.list': () => (works ? listResponse(feed) : failure(503, 'Away.')) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to fetch social media connections from the server',
    );
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Harbour feed' })).toBeDefined();
  });
});

describe('Links to Setup', () => {
  it('WIZ-068 lead to the integrations and to a new widget', async () => {
    open({}, feed);
    expect((await screen.findByRole('link', { name: 'Edit integrations' })).getAttribute('href')).toBe(
      '/wxyz/setup',
    );
    expect(screen.getByRole('link', { name: 'Create new widget' }).getAttribute('href')).toBe(
      '/wxyz/setup?integration=webwidget&newConnection=webwidget&step=1&overrideDrawerProtection=true',
    );
  });

  it('are hidden from users without access to Setup', async () => {
    open({ isAdmin: false }, feed);
    await screen.findByRole('checkbox');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/ask an admin of your station/)).toBeDefined();
  });

  it('WIZ-069 WIZ-070 confirm before they save and leave', async () => {
    const { user, wizard } = open({}, feed);
    await user.click(await screen.findByRole('link', { name: 'Edit integrations' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Do you want to save your progress before continuing?',
    });
    expect(dialog.textContent).toContain('Creating a new integration will navigate you away from this page');
    expect(wizard.save).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Save and go' }));
    expect(wizard.save).toHaveBeenCalledWith('/wxyz/setup');
  });

  it('WIZ-071 stay in the wizard if the user declines', async () => {
    const { user, wizard, host } = open({}, feed);
    await user.click(await screen.findByRole('link', { name: 'Create new widget' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(wizard.save).not.toHaveBeenCalled();
    expect(host.navigate).not.toHaveBeenCalled();
  });

  it('WIZ-071 stay and explain if the show could not be saved', async () => {
    const save = vi.fn<Wizard['save']>(async () => false);
    const { user } = open({ save, failure: 'Unable to talk to server to add new show. 503: Away.' }, feed);
    await user.click(await screen.findByRole('link', { name: 'Edit integrations' }));
    await user.click(await screen.findByRole('button', { name: 'Save and go' }));
    expect((await screen.findByRole('alert')).textContent).toContain('503: Away.');
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });

  it('WIZ-071 lead to the missing fields if the show cannot be saved', async () => {
    const save = vi.fn<Wizard['save']>(async () => false);
    const { user } = open({ save, draft: { itunes_categories: '', square_image: '' } }, feed);
    await user.click(await screen.findByRole('link', { name: 'Edit integrations' }));
    expect(save).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      {
        name: 'Show Setup',
        details: 'The show cannot be saved yet. Add square cover art. You must select this category',
      },
    ]);
  });
});
