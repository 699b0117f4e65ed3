import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import type { Host } from '../../host/host.ts';
import type { ChatTool, Tools } from '../../host/installation-tools.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { Shell } from '../shell.tsx';

const noTools = makeSettings().tools;
const chatScript = 'https://chat.example.org/chat.js';

let logged = vi.fn<typeof console.warn>();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  logged = vi.fn<typeof console.warn>();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(logged);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const loggedMessages = () => logged.mock.calls.map(([message]) => message);

/** The shell at a station with a chat whose script loads at once; the test stores the adapters. */
async function open(
  tools: Partial<typeof noTools> = { chat: chatScript },
  host: Partial<Host> = {},
  stored: Tools = {},
) {
  const look = vi.fn<() => Tools>(() => stored);
  vi.stubGlobal('postkitTools', new Proxy(stored, { get: (_, name) => Reflect.get(look(), name) }));
  const loadScript = vi.fn<Host['loadScript']>(async () => {});
  const station = fakeStation({
    'settings.get': () => makeSettings({ apikey: 'secret', tools: { ...noTools, ...tools } }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const view = render(
    <PostKitProvider stores={stores} client={client} host={{ loadScript, ...host }}>
      <Shell path="/wxyz/shows">
        <h1>Shows</h1>
      </Shell>
    </PostKitProvider>,
  );
  await screen.findByRole('navigation', { name: 'Main menu' });
  return { stored, look, loadScript, view };
}

function makeChat(overrides: Partial<ChatTool> = {}) {
  let report: (count: number) => void = () => {};
  const chat = {
    open: vi.fn<ChatTool['open']>(),
    watchUnread: vi.fn<ChatTool['watchUnread']>((onChange) => {
      report = onChange;
      onChange(0);
      // Many libraries return an emitter, which is nothing to call.
      return {};
    }),
    identify: vi.fn<NonNullable<ChatTool['identify']>>(),
    ...overrides,
  };
  return { chat, report: (count: number) => act(() => report(count)) };
}

const button = () => screen.queryByRole('button', { name: /^Chat/ });

describe('the tools of the installation', () => {
  it('LIVE-026 the chat is polled every second until it has loaded', async () => {
    const { stored, look, loadScript } = await open();
    expect(loadScript.mock.calls).toEqual([[chatScript]]);
    look.mockClear();
    await advance(3000);
    expect(look).toHaveBeenCalledTimes(3);
    expect(button()).toBeNull();
    stored.chat = makeChat().chat;
    await advance(1000);
    expect(button()).not.toBeNull();
    await advance(5000);
    expect(look).toHaveBeenCalledTimes(4);
  });

  it('LIVE-025 the chat’s button counts its unread messages and opens it', async () => {
    const { stored } = await open();
    const { chat, report } = makeChat();
    stored.chat = chat;
    await advance(1000);
    expect(button()?.getAttribute('aria-label')).toBe('Chat');
    report(1);
    expect(button()?.getAttribute('aria-label')).toBe('Chat, 1 unread message');
    report(12);
    expect(button()?.getAttribute('aria-label')).toBe('Chat, 12 unread messages');
    expect(button()?.textContent).toContain('12');
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: /^Chat/ }));
    expect(chat.open).toHaveBeenCalledOnce();
  });

  it('shows a chat at once whose script loaded at another station', async () => {
    const { look } = await open({ chat: chatScript }, {}, { chat: makeChat().chat });
    expect(button()).not.toBeNull();
    expect(look).toHaveBeenCalledOnce();
  });

  it('LIVE-025 a count above 99 is exact in the accessible name only', async () => {
    const { stored } = await open();
    const { chat, report } = makeChat();
    stored.chat = chat;
    await advance(1000);
    report(100);
    expect(button()?.getAttribute('aria-label')).toBe('Chat, 100 unread messages');
    expect(button()?.textContent).toContain('99+');
  });

  it('LIVE-025 a host’s own chat replaces the installation’s', async () => {
    const { chat, report } = makeChat();
    const { look, loadScript, view } = await open({ chat: chatScript }, { chat });
    await advance(3000);
    report(2);
    expect(button()?.getAttribute('aria-label')).toBe('Chat, 2 unread messages');
    expect(chat.identify).toHaveBeenCalledOnce();
    expect(loadScript).not.toHaveBeenCalled();
    expect(look).not.toHaveBeenCalled();
    view.unmount();
  });

  it('ends its watch of the unread messages when the shell closes', async () => {
    const { stored, view } = await open();
    const end = vi.fn<() => void>();
    stored.chat = makeChat({ watchUnread: () => end }).chat;
    await advance(1000);
    expect(end).not.toHaveBeenCalled();
    view.unmount();
    expect(end).toHaveBeenCalledOnce();
  });

  it('LIVE-028 without a setting, nothing is loaded, polled or shown', async () => {
    const { stored, look, loadScript } = await open({});
    stored.chat = makeChat().chat;
    await advance(3000);
    expect(loadScript).not.toHaveBeenCalled();
    expect(look).not.toHaveBeenCalled();
    expect(button()).toBeNull();
  });

  it.each([
    ['does not load', () => Promise.reject(new Error('blocked'))],
    [
      'the host refuses',
      () => {
        throw new Error('blocked');
      },
    ],
  ])(
    'LIVE-027 SHELL-081 a script that %s is logged, not shown, and not polled for',
    async (_, loadScript) => {
      const { look } = await open(
        { session_recording: 'https://replay.example.org/replay.js' },
        { loadScript },
      );
      await advance(1000);
      expect(logged.mock.calls).toEqual([['Loading session_recording failed', new Error('blocked')]]);
      look.mockClear();
      await advance(3000);
      expect(look).not.toHaveBeenCalled();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('LIVE-026 LIVE-027 the poll for a script that hangs ends after a minute with a log entry', async () => {
    const { look } = await open({ chat: chatScript }, { loadScript: () => new Promise(() => {}) });
    expect(screen.getByRole('heading', { name: 'Shows' })).toBeDefined();
    await advance(58_000);
    expect(logged).not.toHaveBeenCalled();
    await advance(3000);
    expect(logged.mock.calls).toEqual([
      ['Loading chat failed', new Error('The script stored no adapter within 60 seconds.')],
    ]);
    look.mockClear();
    await advance(5000);
    expect(look).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LIVE-027 failures of the chat’s adapter are logged and not shown', async () => {
    const { stored, view } = await open();
    const { chat, report } = makeChat({
      open: () => {
        throw new Error('no window');
      },
      identify: () => Promise.reject(new Error('no network')),
    });
    stored.chat = chat;
    await advance(1000);
    report(2);
    report(-1);
    report(Number.NaN);
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Chat, 2 unread messages' }));
    expect(loggedMessages()).toEqual([
      'Identifying the user to chat failed',
      'chat.watchUnread failed',
      'chat.watchUnread failed',
      'Opening the chat failed',
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    view.unmount();
    expect(logged).toHaveBeenCalledTimes(4);
  });

  it('LIVE-027 a chat that cannot count keeps its button', async () => {
    const { stored } = await open();
    stored.chat = makeChat({
      watchUnread: () => {
        throw new Error('not signed in');
      },
    }).chat;
    await advance(1000);
    expect(button()?.getAttribute('aria-label')).toBe('Chat');
    expect(loggedMessages()).toEqual(['chat.watchUnread failed']);
  });

  it('SHELL-077 SHELL-078 every tool gets the user, the station, the role and the licence once, and never a key', async () => {
    const scripts = {
      analytics: 'https://figures.example.org/a.js',
      session_recording: 'https://replay.example.org/r.js',
    };
    const { stored, loadScript } = await open(scripts);
    expect(loadScript.mock.calls).toEqual([[scripts.analytics], [scripts.session_recording]]);
    const identify = vi.fn<(user: object) => void>();
    stored.analytics = { identify };
    stored.session_recording = Object.assign(() => {}, { identify });
    await advance(5000);
    const user = {
      id: 1,
      username: 'ada',
      email: 'ada@example.org',
      station: 'wxyz',
      stationName: 'WXYZ',
      licence: 'full',
    };
    expect(identify.mock.calls).toEqual([
      [{ ...user, companyAdmin: false, admin: false }],
      [{ ...user, companyAdmin: false, admin: false }],
    ]);
  });
});
