import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { makeCategory, makeGroup } from '../../testing/make-group.ts';
import { stores } from '../../testing/stores.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import {
  card,
  holds,
  inCard,
  listOf,
  moveByMenu,
  openCategories,
  press,
  user,
} from './testing/open-categories.tsx';

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
const messages = () => useMessages.in(stores).getState().messages;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('CategoriesScreen', () => {
  it('CATS-004 CATS-005 CATS-022 shows, one card for each group, and the orphaned categories in Unassigned', async () => {
    const { host, requests } = openCategories();
    expect(screen.getByRole('status', { name: 'Loading categories' })).toBeDefined();
    expect(await inCard('Talk')).toEqual(['Talk', 'Interview']);
    expect(requests('categories.list').map(({ query }) => query)).toEqual([{ limit: '0' }]);
    expect(await inCard('News')).toEqual(['Headlines']);
    expect(await inCard('Unassigned')).toEqual(['Stray']);
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Unassigned',
      'News',
      'Talk',
    ]);
    expect((await card('News')).textContent).toContain('Hidden');
    expect((await card('News')).textContent).toContain('In player · Sharing');
    expect((await card('Talk')).dataset['color']).toBe('b');
    expect(screen.getByRole('button', { name: 'Create new' })).toBeDefined();
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Categories');
  });

  it('says that there are no groups yet, and that every category is in a group', async () => {
    openCategories({ 'categories.list': () => listOf([]), 'settings.get': () => makeSettings() });
    expect(await screen.findByText('No category groups yet')).toBeDefined();
    expect(screen.getByText('Every category is in a group.')).toBeDefined();
  });

  it('CATS-030 shows that the groups could not be loaded, and retries', async () => {
    let works = false;
    openCategories({
      'categories.list': () => (works ? listOf([makeGroup({ name: 'Talk' })]) : failure(500, 'no')),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to get category group settings');
    works = true;
    await press('Retry');
    expect(await card('Talk')).toBeDefined();
  });

  it('sends no request if the licence lacks categories, and says so', async () => {
    const { calls } = openCategories({
      'settings.get': () => makeSettings({ features: JSON.stringify({ logger_only: true }) }),
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(calls.map(({ operation }) => operation)).not.toContain('categories.list');
  });
});

describe('moving a category', () => {
  it('CATS-008 CATS-024 updates the group’s categories, shows the move at once, and focuses the category', async () => {
    const answer = withResolvers<void>();
    const { requests, update } = openCategories({
      'categories.update': (call) => answer.promise.then(() => update(call)),
    });
    await moveByMenu('Interview', 'News');
    await holds('News', ['Headlines', 'Interview']);
    expect(await inCard('Talk')).toEqual(['Talk']);
    expect(screen.getByText('Interview moved to News.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Interview'));
    answer.resolve();
    await waitFor(() => expect(requests('categories.list')).toHaveLength(2));
    expect(requests('categories.update')).toMatchObject([
      {
        params: { id: '7' },
        body: {
          key: '7',
          name: 'News',
          categories: [{ name: 'Headlines' }, { name: 'Interview' }],
          version: 1,
        },
      },
    ]);
    await holds('News', ['Headlines', 'Interview']);
  });

  it('offers every other group, but never Unassigned', async () => {
    openCategories();
    await press('Move Interview to…');
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['News']);
    await user.keyboard('{Escape}');
    await press('Move Stray to…');
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'News',
      'Talk',
    ]);
  });

  it('CATS-032 CATS-033 moves it back if the station refuses, and both logs and reports the failure', async () => {
    openCategories({ 'categories.update': () => failure(500, 'no') });
    await moveByMenu('Talk', 'News');
    await waitFor(() =>
      expect(messages()).toMatchObject([
        { name: 'Unable to create, patch or delete category group', details: '500: no' },
      ]),
    );
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('Unable to create, patch or delete'),
      expect.anything(),
    );
    await holds('Talk', ['Talk', 'Interview']);
    expect(await inCard('News')).toEqual(['Headlines']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keeps changes that another user made to the group meanwhile', async () => {
    let isFirst = true;
    const theirs = makeGroup({ id: 7, name: 'Newsroom', version: 5, categories: ['Headlines', 'Theirs'] });
    const { requests } = openCategories({
      'categories.list': () =>
        listOf(isFirst ? [makeGroup({ id: 7, name: 'News', categories: ['Headlines'] })] : [theirs]),
      'categories.update': ({ body }) => {
        if (Object(body).version === 5)
          return makeGroup({ ...theirs, version: 6, categories: ['Headlines', 'Theirs', 'Stray'] });
        isFirst = false;
        return failure(409, 'Another user changed this group after you opened it.');
      },
    });
    await moveByMenu('Stray', 'News');
    await waitFor(() => expect(requests('categories.update')).toHaveLength(2));
    expect(requests('categories.update')[1]?.body).toEqual({
      key: '7',
      name: 'Newsroom',
      categories: [{ name: 'Headlines' }, { name: 'Theirs' }, { name: 'Stray' }],
      version: 5,
    });
    expect(messages()).toEqual([]);
  });

  it('undoes moves in reverse order, by button and by key, also to Unassigned', async () => {
    openCategories();
    await moveByMenu('Stray', 'Talk');
    await moveByMenu('Talk', 'News');
    await holds('Talk', ['Interview', 'Stray']);
    await press('Undo');
    await holds('Talk', ['Talk', 'Interview', 'Stray']);
    await user.keyboard('{Control>}z{/Control}');
    await holds('Unassigned', ['Stray']);
    expect(await inCard('Talk')).toEqual(['Talk', 'Interview']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(messages()).toEqual([]);
  });
});

describe('the category modal', () => {
  it('CATS-003 CATS-012 CATS-023 creates a group, of the type Other and with every flag off by default', async () => {
    const { requests } = openCategories();
    await press('Create new');
    expect(screen.getByRole('dialog', { name: 'Create new category group' })).toBeDefined();
    await user.type(nameField(), 'Sport');
    await user.click(screen.getByRole('radio', { name: 'Emerald' }));
    await user.click(screen.getByRole('checkbox', { name: 'Allow replaying' }));
    await press('Create');
    expect(await card('Sport')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Sport created.')).toBeDefined();
    expect(requests('categories.create')).toMatchObject([
      {
        body: {
          name: 'Sport',
          color: 'color-l',
          category_type: 'other',
          in_episodes: 'keep',
          display_in_player: false,
          allow_sharing: false,
          allow_replaying: true,
          allow_replacing: false,
          allow_inserting: false,
          allow_replacement_skipping: false,
          absorb: '',
          categories: [],
        },
      },
    ]);
  });

  it('CATS-014 requires a name and a type', async () => {
    const { requests } = openCategories();
    await press('Create new');
    expect(nameField().getAttribute('aria-required')).toBe('true');
    expect(within(screen.getByRole('dialog')).getByText('Type').textContent).toContain('*');
    await press('Create');
    expect(await screen.findByText('A group needs a name.')).toBeDefined();
    expect(requests('categories.create')).toEqual([]);
  });

  it('CATS-013 CATS-021 edits a group: offers colours by swatch and name, sends only changed fields, and keeps absorb', async () => {
    const { requests } = openCategories();
    await press('Edit Talk');
    expect(screen.getByRole('dialog', { name: 'Edit category group' })).toBeDefined();
    expect(nameField().value).toBe('Talk');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Violet' }).checked).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(15);
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    await press('Save');
    await waitFor(async () => expect((await card('Talk')).dataset['color']).toBe('m'));
    expect(requests('categories.update')).toMatchObject([{ params: { id: '4' } }]);
    expect(requests('categories.update')[0]?.body).toEqual({ key: '4', color: 'color-m' });
  });

  it('CATS-025 sends the colour, the type and a flag with the name and the key', async () => {
    const { requests } = openCategories();
    await press('Edit Talk');
    await user.type(nameField(), 's');
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    await user.click(screen.getByRole('button', { name: /Type/ }));
    await user.click(await screen.findByRole('option', { name: /^Music/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Allow sharing' }));
    await press('Save');
    await waitFor(() => expect(requests('categories.update')).toHaveLength(1));
    expect(requests('categories.update')[0]?.body).toEqual({
      key: '4',
      name: 'Talks',
      color: 'color-m',
      category_type: 'music',
      allow_sharing: true,
    });
  });

  it('sets the rule for published episodes, and shows it on the card', async () => {
    const { requests } = openCategories();
    await press('Edit Talk');
    await user.click(screen.getByRole('button', { name: /Published episodes/ }));
    await user.click(await screen.findByRole('option', { name: /Leave out/ }));
    await press('Save');
    await waitFor(async () => expect((await card('Talk')).textContent).toContain('Left out of episodes'));
    expect(requests('categories.update')[0]?.body).toEqual({ key: '4', in_episodes: 'strip' });
  });

  it('shows in the name field that another group has the name, and keeps the input', async () => {
    openCategories({ 'categories.create': () => failure(409, 'A group named "News" already exists.') });
    await press('Create new');
    await user.type(nameField(), 'news{Enter}');
    expect(await screen.findByText('A group named "News" already exists.')).toBeDefined();
    expect(nameField().value).toBe('news');
    expect(messages()).toEqual([]);
  });

  it.each([
    ['created', 'Create new', 'Sport'],
    ['changed', 'Edit Talk', 'TalkSport'],
  ])(
    'CATS-031 CATS-032 reports a group that could not be %s, in the modal, the message bar and the log',
    async (_, opener, name) => {
      const refuse = () => failure(500, 'It is full.');
      openCategories({ 'categories.create': refuse, 'categories.update': refuse });
      await press(opener);
      await user.type(nameField(), 'Sport{Enter}');
      expect((await screen.findByRole('alert')).textContent).toContain(
        'Unable to create, patch or delete category group',
      );
      expect(messages()).toMatchObject([
        { name: 'Unable to create, patch or delete category group', details: '500: It is full.' },
      ]);
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining('Unable to create, patch or delete'),
        expect.anything(),
      );
      expect(nameField().value).toBe(name);
    },
  );
});

describe('deleting a group', () => {
  it('CATS-006 CATS-027 CATS-028 asks first, names the group’s categories, and leaves them unassigned', async () => {
    let isDeleted = false;
    const { requests } = openCategories({
      'settings.get': () =>
        makeSettings({
          orphaned_categories: (isDeleted ? ['Stray', 'Talk', 'Interview'] : ['Stray']).map(makeCategory),
        }),
      'categories.delete': () => {
        isDeleted = true;
        return null;
      },
      'categories.list': () =>
        listOf(isDeleted ? [] : [makeGroup({ id: 4, name: 'Talk', categories: ['Talk', 'Interview'] })]),
    });
    await press('Delete Talk');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete category group' });
    expect(dialog.textContent).toContain('Its 2 categories become unassigned: Talk, Interview.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(requests('categories.delete')).toEqual([]);
    await press('Delete Talk');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await holds('Unassigned', ['Stray', 'Talk', 'Interview']);
    expect(requests('categories.delete').map(({ params }) => params['id'])).toEqual(['4']);
    expect(screen.queryByRole('region', { name: 'Talk' })).toBeNull();
    expect(screen.getByText('Talk deleted. Its 2 categories are unassigned now.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Create new'));
  });

  it('CATS-031 reports a failed deletion', async () => {
    openCategories({ 'categories.delete': () => failure(500, 'no') });
    await press('Delete News');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to create, patch or delete category group',
    );
    expect(messages()).toMatchObject([
      { name: 'Unable to create, patch or delete category group', type: 'error' },
    ]);
    expect(await card('News')).toBeDefined();
  });
});
