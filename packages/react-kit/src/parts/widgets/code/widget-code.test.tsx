import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { embedCode, episodeEmbedConfig, episodeFrameSize } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { stores } from '../../../testing/stores.ts';
import { WidgetCode } from './widget-code.tsx';

const config = episodeEmbedConfig('harbour-fm', 81);
const widgetDomain = 'player.example.com';
const code = embedCode(config, { widgetDomain, size: episodeFrameSize(config) });
const client = createClient({ baseUrl: 'https://post.example', station: 'harbour-fm' });

function show(copyText: (text: string) => Promise<void>) {
  render(
    <PostKitProvider stores={stores} client={client} host={{ copyText }}>
      <WidgetCode config={config} widgetDomain={widgetDomain} size={episodeFrameSize(config)} />
    </PostKitProvider>,
  );
}

function codeBox() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('WidgetCode', () => {
  it('shows the player in a frame of the given size', () => {
    show(() => Promise.resolve());
    const frame = screen.getByTitle('Player preview');
    expect([frame.getAttribute('src'), frame.getAttribute('width'), frame.getAttribute('height')]).toEqual([
      code.src,
      '700',
      '467',
    ]);
  });

  it('offers the script first and the iframe in a tab, both read-only', () => {
    show(() => Promise.resolve());
    expect(codeBox().value).toBe(code.script);
    fireEvent.click(screen.getByRole('tab', { name: 'Iframe' }));
    expect(codeBox().value).toBe(code.iframe);
    expect(codeBox().readOnly).toBe(true);
  });

  it('copies the shown code and says Copied! for 2 seconds', async () => {
    const copyText = vi.fn((_text: string) => Promise.resolve());
    show(copyText);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Embed Code' })));
    expect(copyText).toHaveBeenCalledExactlyOnceWith(code.script);
    expect(screen.getByRole('button').textContent).toBe('Copied!');
    act(() => void vi.advanceTimersByTime(1999));
    expect(screen.getByRole('button').textContent).toBe('Copied!');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('button').textContent).toBe('Copy Embed Code');
  });

  it('selects the code and says so if copying is blocked', async () => {
    show(() => Promise.reject(new Error('Not allowed.')));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Embed Code' })));
    expect(screen.getByText(/blocks copying/)).toBeTruthy();
    expect(codeBox().selectionEnd).toBe(code.script.length);
  });
});
