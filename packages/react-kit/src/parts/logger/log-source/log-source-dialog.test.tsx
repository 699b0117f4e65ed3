import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { type LogSource, settings as settingsSchema } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { stationSession } from '../../../host/session/station-session.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeGroup } from '../../../testing/make-group.ts';
import { makeLogSource } from '../../../testing/make-log-source.ts';
import { makeRecording } from '../../../testing/make-recording.ts';
import { makeStreamProblem, makeTestedStream } from '../../../testing/make-tested-stream.ts';
import { stores } from '../../../testing/stores.ts';
import { LogSourceDialog } from './log-source-dialog.tsx';

function sessionOf(admin: boolean) {
  const [entry] = makeSettings().station_list;
  if (!entry) throw new Error('The settings have no station.');
  return stationSession(settingsSchema.parse(makeSettings({ station_list: [{ ...entry, admin }] })));
}

interface Scene {
  source?: LogSource;
  admin?: boolean;
  answers?: FakeResponses;
}

function open({ source = makeLogSource(), admin = true, answers = {} }: Scene = {}) {
  let stored: LogSource = source;
  const station = fakeStation({
    'logger.get': () => stored,
    'logger.update': ({ body }) =>
      (stored = { ...stored, ...(body as Partial<LogSource>), state: 'connecting', error: '' }),
    'logger.fallbacks': () => ({ fallbacks: [] }),
    'categories.list': () => ({
      meta: { limit: 0, offset: 0, next: null, previous: null, total_count: 0 },
      objects: [],
    }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const live = fakeLive(client);
  const onClose = vi.fn<() => void>();
  render(
    <PostKitProvider stores={stores} client={client}>
      <LogSourceDialog station={sessionOf(admin)} onClose={onClose} />
    </PostKitProvider>,
  );
  const sent = () =>
    station.calls.filter(({ operation }) => operation === 'logger.update').map(({ body }) => body);
  return { user: userEvent.setup(), live, onClose, sent };
}

const address = () => screen.findByRole('textbox', { name: 'Stream address' });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

describe('LogSourceDialog', () => {
  it('sends address, switch and rules together on Save, and nothing before', async () => {
    const { user, sent } = open({ source: makeLogSource({ url: '', active: false, state: 'off' }) });
    await user.type(await address(), 'https://radio.example.org/new');
    await user.click(screen.getByRole('checkbox', { name: 'Record this stream' }));
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const rule = within(screen.getByRole('group', { name: 'Rule 1' }));
    await user.type(rule.getByRole('textbox', { name: 'Title contains' }), 'news');
    await user.type(rule.getByRole('combobox', { name: 'Category' }), 'News{Tab}');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    expect(sent()).toEqual([]);
    await user.click(saveButton());
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(sent()).toEqual([
      { url: 'https://radio.example.org/new', active: true, rules: [{ contains: 'news', category: 'News' }] },
    ]);
  });

  it('offers the categories of the station for all other titles, and takes a new one', async () => {
    const groups = [makeGroup({ categories: ['Music', 'Weather'] })];
    const meta = { limit: 0, offset: 0, next: null, previous: null, total_count: 1 };
    const { user, sent } = open({ answers: { 'categories.list': () => ({ meta, objects: groups }) } });
    const field = await screen.findByRole('combobox', { name: 'Category of all other titles' });
    await user.clear(field);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Music', 'Weather']);
    await user.type(field, 'wea{ArrowDown}{ArrowDown}{Enter}');
    expect(field).toHaveProperty('value', 'Weather');
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ default_category: 'Weather' }]));
    await user.clear(field);
    await user.type(field, 'Night talk{Tab}');
    await user.click(saveButton());
    await waitFor(() => expect(sent().at(-1)).toEqual({ default_category: 'Night talk' }));
  });

  it('tests an address before it is saved, and takes the address in a playlist', async () => {
    const tests: unknown[] = [];
    const { user, sent } = open({
      source: makeLogSource({ url: '', active: false, state: 'off' }),
      answers: {
        'logger.test': ({ body }) => {
          tests.push(body);
          if (tests.length > 1) return { stream: makeTestedStream(), problem: null };
          return {
            stream: null,
            problem: makeStreamProblem({ code: 'playlist', use: 'http://radio.example/live' }),
          };
        },
      },
    });
    const field = await address();
    expect(screen.getByRole('button', { name: 'Test' })).toHaveProperty('disabled', true);
    await user.type(field, 'http://radio.example/live.pls');
    await user.click(screen.getByRole('button', { name: 'Test' }));
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText('This stream can be recorded.')).toBeDefined();
    expect(field).toHaveProperty('value', 'http://radio.example/live');
    expect(tests).toEqual([
      {
        url: 'http://radio.example/live.pls',
        address: 'main',
        remove_credentials: false,
        title_encoding: null,
      },
      { url: 'http://radio.example/live', address: 'main', remove_credentials: false, title_encoding: null },
    ]);
    expect(sent()).toEqual([]);
  });

  it('tests and saves the encoding of titles, for each address apart', async () => {
    const tests: unknown[] = [];
    const { user, sent } = open({
      source: makeLogSource({
        fallback_url: 'https://other.example.org/live',
        fallback_title_encoding: 'koi8-u',
      }),
      answers: {
        'logger.test': ({ body }) => {
          tests.push(body);
          return { stream: makeTestedStream({ title: 'Новости' }), problem: null };
        },
      },
    });
    await address();
    const choose = async (field: string, option: string) => {
      await user.click(screen.getByRole('button', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    expect(screen.getByRole('button', { name: /koi8-u Characters of titles of the fallback/ })).toBeDefined();
    await choose('Automatic (UTF-8 or Windows-1252) Characters of titles', 'Cyrillic (windows-1251)');
    await user.click(screen.getAllByRole('button', { name: 'Test' })[0]!);
    expect(await screen.findByText('Новости')).toBeDefined();
    expect(tests).toEqual([
      {
        url: 'https://radio.example.org/live',
        address: 'main',
        remove_credentials: false,
        title_encoding: 'windows-1251',
      },
    ]);
    await choose('Cyrillic (windows-1251) Characters of titles', 'Greek (windows-1253)');
    expect(screen.queryByText('Новости')).toBeNull();
    await choose('koi8-u Characters of titles of the fallback', 'Automatic (UTF-8 or Windows-1252)');
    await user.click(saveButton());
    await waitFor(() =>
      expect(sent()).toEqual([{ title_encoding: 'windows-1253', fallback_title_encoding: null }]),
    );
  });

  it('saves a fallback address with its own stored password, and refuses the main address', async () => {
    const { user, sent } = open({
      source: makeLogSource({
        fallback_url: 'https://other.example.org/live',
        has_fallback_credentials: true,
      }),
    });
    const fallback = await screen.findByRole('textbox', { name: 'Fallback address' });
    expect(screen.getByText('Signs in with a stored user name and password.')).toBeDefined();
    await user.clear(fallback);
    await user.type(fallback, 'https://radio.example.org/live');
    await user.click(saveButton());
    expect(await screen.findByText('Enter an address other than the main one.')).toBeDefined();
    expect(sent()).toEqual([]);
    await user.clear(fallback);
    await user.type(fallback, 'https://other.example.org/live');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ remove_fallback_credentials: true }]));
  });

  it('shows the source as saved after its stored password was removed', async () => {
    const source = makeLogSource({ has_credentials: true });
    const { user } = open({
      source,
      answers: { 'logger.update': () => ({ ...source, has_credentials: false }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await user.click(saveButton());
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(screen.queryByText(/stored (password|user name)/)).toBeNull();
  });

  it.each([true, false])(
    'names the fallback while it is recorded, and the times of the day (admin: %s)',
    async (admin) => {
      const start = Math.floor(Date.now() / 1000) - 600;
      open({
        admin,
        source: makeLogSource({ recorded_address: 'fallback', main_error: 'The stream answered 503.' }),
        answers: { 'logger.fallbacks': () => ({ fallbacks: [{ start, end: start + 300 }] }) },
      });
      expect(await screen.findByText('Fallback. Main address: The stream answered 503.')).toBeDefined();
      expect(await screen.findByText('From the fallback')).toBeDefined();
      expect(screen.getByText(/\d\d:\d\d:\d\d to .*\d\d:\d\d:\d\d/)).toBeDefined();
    },
  );

  it('turns a pasted SDP into the address of its audio stream', async () => {
    open();
    const field = await screen.findByLabelText<HTMLInputElement>('Fallback address');
    const text = 'v=0\nc=IN IP4 239.1.2.3\nm=audio 5004 RTP/AVP 10\n';
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    expect(field.value).toBe('rtp://239.1.2.3:5004?payload=10');
  });

  it('reports that the times from the fallback could not be loaded, and retries', async () => {
    let isDown = true;
    const start = Math.floor(Date.now() / 1000) - 600;
    const { user } = open({
      answers: {
        'logger.fallbacks': () =>
          isDown ? failure(500, 'No.') : { fallbacks: [{ start, end: start + 300 }] },
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Could not load the times recorded from the fallback.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('From the fallback')).toBeDefined();
  });

  it('keeps the input and shows errors at their fields, without a status code', async () => {
    const { user, sent } = open({
      answers: {
        'logger.update': () =>
          failure(400, 'url: Refused.', { url: ['This address is in a private network.'] }),
      },
    });
    await user.clear(await address());
    await user.type(await address(), 'radio.example.org');
    await user.click(saveButton());
    expect(
      await screen.findByText('Enter an address that starts with http://, https://, srt:// or rtp://'),
    ).toBeDefined();
    expect(sent()).toEqual([]);
    await user.clear(await address());
    await user.type(await address(), 'http://10.0.0.7/live');
    await user.click(saveButton());
    expect(await screen.findByText('This address is in a private network.')).toBeDefined();
    expect(await address()).toHaveProperty('value', 'http://10.0.0.7/live');
    expect(screen.queryByText(/400/)).toBeNull();
    expect(screen.getByText('Unsaved changes')).toBeDefined();
  });

  it('shows errors that belong to no field above the form', async () => {
    const { user } = open({ answers: { 'logger.update': () => failure(500, 'The disk is full.') } });
    await user.type(await address(), '2');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Could not save the log source.The disk is full.',
    );
  });

  it('shows the new state after Save, without the error of the previous address', async () => {
    const { user } = open({ source: makeLogSource({ state: 'lost', error: 'The stream answered 404.' }) });
    expect(await screen.findByText('The stream answered 404.')).toBeDefined();
    await user.type(await address(), '2');
    await user.click(saveButton());
    expect(await screen.findByText('Connecting to the stream…')).toBeDefined();
    expect(screen.queryByText('The stream answered 404.')).toBeNull();
  });

  it('shows the recorder’s state while the form has changes', async () => {
    const { user, live } = open();
    await user.type(await address(), '2');
    live.send(
      'recording_changed',
      makeRecording({ state: 'lost', error: 'The stream answered 404.', title: 'Bread before five' }),
    );
    expect(await screen.findByText('The stream answered 404.')).toBeDefined();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Last title');
    expect(screen.queryByText('Now')).toBeNull();
    expect(await address()).toHaveProperty('value', 'https://radio.example.org/live2');
  });

  it('asks before it discards unsaved changes', async () => {
    const { user, onClose } = open();
    await user.type(await address(), '2');
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(await address()).toHaveProperty('value', 'https://radio.example.org/live2');
    await user.click(screen.getByText('Close'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes at once without changes', async () => {
    const { user, onClose } = open();
    await address();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows that a password is stored, and removes it on Save', async () => {
    const { user, sent } = open({ source: makeLogSource({ has_credentials: true }) });
    await address();
    expect(screen.getByText('Signs in with a stored user name and password.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('The stored password is deleted when you save.')).toBeDefined();
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ remove_credentials: true }]));
  });

  it('warns that the stored password does not apply to another address', async () => {
    const { user } = open({ source: makeLogSource({ has_credentials: true }) });
    await user.type(await address(), '2');
    expect(screen.getByText(/^The stored password belongs to the previous address/)).toBeDefined();
  });

  it('sends alerts, validates their addresses, and says if mail is not set up', async () => {
    const alerts = {
      after_minutes: 5,
      emails: ['ada@example.org'],
      webhook_url: '',
      has_webhook: false,
      can_mail: false,
    };
    const { user, sent } = open({ source: makeLogSource({ alerts }) });
    await address();
    expect(screen.getByText(/^Email is not set up on this station/)).toBeDefined();
    await user.type(screen.getByRole('combobox', { name: 'Email addresses' }), 'bob@,');
    await user.type(screen.getByRole('textbox', { name: 'Webhook address' }), 'https://hooks.example.org/x');
    await user.click(saveButton());
    expect(await screen.findByText('“bob@” is not an email address.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove bob@' }));
    await user.click(saveButton());
    const changed = {
      after_minutes: 5,
      emails: ['ada@example.org'],
      webhook_url: 'https://hooks.example.org/x',
    };
    await waitFor(() => expect(sent()).toEqual([{ alerts: changed }]));
  });

  it('is read-only for users who are not admins', async () => {
    const rules = [{ contains: 'news', category: 'News' }];
    open({ admin: false, source: makeLogSource({ rules }) });
    expect(await screen.findByText('https://radio.example.org/live')).toBeDefined();
    expect(screen.getByText('“news” → News')).toBeDefined();
    expect(screen.getByText('Only admins can change the log source.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('says that it could not be loaded, and retries', async () => {
    let works = false;
    const { user } = open({
      answers: { 'logger.get': () => (works ? makeLogSource() : failure(500, 'no')) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not retrieve the log source.');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await address()).toBeDefined();
  });
});
