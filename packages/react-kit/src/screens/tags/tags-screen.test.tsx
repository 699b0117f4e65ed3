import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { TagsScreen } from './tags-screen.tsx';

const uri = (id: number) => `/wxyz/api/v1/playlistcategory/${id}/`;
const listOf = (names: Record<number, string>) => ({
  meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
  objects: Object.entries(names).map(([id, name]) => ({
    id: Number(id),
    name,
    resource_uri: uri(Number(id)),
  })),
});

/** A station that stores changes to its tags. */
function open(
  answers: FakeResponses = {},
  names: Record<number, string> = { 1: 'sport', 2: 'News', 3: 'Weather' },
) {
  const tags = { ...names };
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'tags.list': () => listOf(tags),
    'tags.usage': () => ({ usage: [{ tag_id: 2, shows: 1, episodes: 12 }] }),
    'tags.create': ({ body }) => {
      tags[9] = String(Object(body).name);
      return { id: 9, name: tags[9], resource_uri: uri(9) };
    },
    'tags.update': ({ params, body }) => {
      tags[Number(params['id'])] = String(Object(body).name);
      return { id: Number(params['id']), name: Object(body).name, resource_uri: uri(Number(params['id'])) };
    },
    'tags.delete': ({ params }) => {
      delete tags[Number(params['id'])];
      return null;
    },
    ...answers,
  });
  const host = { setTitle: vi.fn<(title: string) => void>() };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <TagsScreen />
    </PostKitProvider>,
  );
  return {
    ...station,
    host,
    requestsTo: (operation: string) => station.calls.filter((call) => call.operation === operation),
  };
}

const user = userEvent.setup();
const rows = async () =>
  (await screen.findAllByRole('listitem')).map((row) => row.querySelector('.pk-tag-name')?.textContent);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
const messages = () => useMessages.in(stores).getState().messages;

beforeEach(() => {
  // happy-dom has no layout: with a height, the list renders the rows in view.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('TagsScreen', () => {
  it('TAGS-001 TAGS-002 TAGS-013 has its title and fetches the tags first', async () => {
    const { host, calls } = open();
    expect(screen.getByRole('status', { name: 'Loading tags' })).toBeDefined();
    expect(await rows()).toEqual(['News', 'sport', 'Weather']);
    const [first] = calls.filter(({ operation }) => operation.startsWith('tags.'));
    expect(first).toMatchObject({ operation: 'tags.list', query: { limit: '0' } });
    expect(host.setTitle).toHaveBeenLastCalledWith('Global tags');
  });

  it('TAGS-004 TAGS-005 adds, edits and deletes tags', async () => {
    open();
    await rows();
    expect(screen.getByRole('button', { name: 'Add tag' })).toBeDefined();
    for (const name of ['News', 'sport', 'Weather']) {
      expect(screen.getByRole('button', { name: `Edit ${name}` })).toBeDefined();
      expect(screen.getByRole('button', { name: `Delete ${name}` })).toBeDefined();
    }
  });

  it('shows the usage of each tag, and works without it if it cannot be loaded', async () => {
    open();
    expect(await screen.findByText('1 show · 12 episodes')).toBeDefined();
    expect(screen.getAllByText('Not used')).toHaveLength(2);
    cleanup();
    open({ 'tags.usage': () => failure(500, 'no') });
    expect(await rows()).toHaveLength(3);
    expect(screen.queryByText('Not used')).toBeNull();
  });

  it('offers a search for eight or more tags, and says when nothing matches', async () => {
    open();
    await rows();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    open({}, Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n + 1, `Tag ${n}`])));
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search tags' }), 'TAG 11');
    await waitFor(async () => expect(await rows()).toEqual(['Tag 11']));
    expect(screen.getByText('1 of 12 tags')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No tags match')).toBeDefined();
  });

  it('shows the empty state', async () => {
    open({}, {});
    expect(await screen.findByText('No tags yet')).toBeDefined();
  });

  it('TAGS-017 TAGS-021 reports in the longer wording that the tags could not be loaded, and retries', async () => {
    let works = false;
    open({ 'tags.list': () => (works ? listOf({ 1: 'News' }) : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to talk to server to get all tags',
    );
    works = true;
    await press('Retry');
    expect(await rows()).toEqual(['News']);
  });

  it('loads nothing without a licence for tags, and says so', async () => {
    const { calls } = open({
      'settings.get': () => makeSettings({ features: JSON.stringify({ logger_only: true }) }),
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(calls.map(({ operation }) => operation)).not.toContain('tags.list');
  });
});

describe('Tag dialog', () => {
  it('TAGS-006 TAGS-012 is titled New tag or Edit tag, saves on Enter, and sorts the tag in', async () => {
    const { requestsTo } = open();
    await press('Add tag');
    expect(screen.getByRole('dialog', { name: 'New tag' })).toBeDefined();
    await user.type(nameField(), 'Politics{Enter}');
    await waitFor(() => expect(requestsTo('tags.create')).toMatchObject([{ body: { name: 'Politics' } }]));
    await user.keyboard('{Escape}');
    expect(await rows()).toEqual(['News', 'Politics', 'sport', 'Weather']);
    await press('Edit Politics');
    expect(screen.getByRole('dialog', { name: 'Edit tag' })).toBeDefined();
    expect(nameField().value).toBe('Politics');
    await user.clear(nameField());
    await user.keyboard('Zoo{Enter}');
    await waitFor(() =>
      expect(requestsTo('tags.update')).toMatchObject([{ params: { id: '9' }, body: { name: 'Zoo' } }]),
    );
    await user.keyboard('{Escape}');
    expect(await rows()).toEqual(['News', 'sport', 'Weather', 'Zoo']);
  });

  it('TAGS-008 shows Saved and closes one second later', async () => {
    vi.useFakeTimers();
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    open();
    await wait(50);
    fireEvent.click(screen.getByRole('button', { name: 'Add tag' }));
    fireEvent.change(nameField(), { target: { value: 'Politics' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await wait(50);
    await wait(900);
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Saved' })).toBeDefined();
    await wait(200);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('TAGS-010 refuses an empty or existing name at the field, and keeps the input', async () => {
    const { requestsTo } = open({ 'tags.create': () => failure(409, 'A tag named "News" already exists.') });
    await press('Add tag');
    await user.type(nameField(), '   {Enter}');
    expect(await screen.findByText('A tag needs a name.')).toBeDefined();
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(requestsTo('tags.create')).toEqual([]);
    await user.clear(nameField());
    await user.type(nameField(), 'news{Enter}');
    expect(await screen.findByText('A tag named "News" already exists.')).toBeDefined();
    expect(nameField().value).toBe('news');
    expect(document.activeElement).toBe(nameField());
    expect(messages()).toEqual([]);
  });

  it('TAGS-018 TAGS-021 WIZ-098 reports a tag that could not be saved, in the dialog and the message bar, and saves on retry', async () => {
    let works = false;
    open({
      'tags.create': () =>
        works ? { id: 9, name: 'Politics', resource_uri: uri(9) } : failure(500, 'It is full.'),
    });
    await press('Add tag');
    await user.type(nameField(), 'Politics{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Unable to talk to server to add, edit or remove a tag');
    expect(messages()).toMatchObject([
      { name: 'Unable to talk to server to add, edit or remove a tag', details: '500: It is full.' },
    ]);
    expect(nameField().value).toBe('Politics');
    works = true;
    await user.click(nameField());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined();
  });
});

describe('Edit tag dialog', () => {
  it('TAGS-018 reports a tag that could not be renamed, and keeps the input', async () => {
    open({ 'tags.update': () => failure(500, 'It is full.') });
    await press('Edit News');
    await user.type(nameField(), ' now{Enter}');
    const text = 'Unable to talk to server to add, edit or remove a tag';
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(messages()).toMatchObject([{ name: text, details: '500: It is full.', type: 'error' }]);
    expect(nameField().value).toBe('News now');
  });
});

describe('Delete tag dialog', () => {
  it('TAGS-006 TAGS-009 confirms, names the tag’s usage, deletes it, and moves the focus to the next row', async () => {
    const { requestsTo } = open();
    await screen.findByText('1 show · 12 episodes');
    await press('Delete News');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Tag' });
    expect(dialog.textContent).toContain('Delete the tag “News”?');
    expect(dialog.textContent).toContain('It is removed from 1 show and 12 episodes.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requestsTo('tags.delete')).toEqual([]);
    await press('Delete News');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await rows()).toEqual(['sport', 'Weather']));
    expect(requestsTo('tags.delete')).toMatchObject([{ params: { id: '2' } }]);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-index')).toBe('0'));
    expect(messages()).toMatchObject([{ name: 'Tag deleted', details: 'News', type: 'success' }]);
  });

  it('TAGS-019 TAGS-020 WIZ-098 logs and reports a failed delete', async () => {
    open({ 'tags.delete': () => failure(500, 'no') });
    await press('Delete sport');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to talk to server to add, edit or remove a tag',
    );
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('add, edit or remove a tag'),
      expect.anything(),
    );
    expect(messages()).toMatchObject([
      { name: 'Unable to talk to server to add, edit or remove a tag', type: 'error' },
    ]);
    expect(await rows()).toHaveLength(3);
  });
});
