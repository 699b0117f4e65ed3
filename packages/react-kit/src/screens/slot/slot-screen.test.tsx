import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Slot } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { SlotScreen } from './slot-screen.tsx';

const piece = { artist: '', segments: [219_136], min: [-5], max: [5], rms: [3] };
const slot: Slot = {
  presenter: 'Ina',
  note: 'Cut the music, please.',
  start: 1_795_518_000,
  end: 1_795_518_060,
  seconds: 60,
  title: 'Morning',
  description: '',
  trim_start: 0,
  trim_end: 60,
  state: 'open',
  reply: '',
  created_by: 'Ana Editor',
  expires_at: 1_795_600_000,
  station: 'Harbour FM',
  timezone: 'America/New_York',
  show: 'The Morning Tide',
  cover: '',
  version: 3,
  pieces: [
    { ...piece, title: 'Hello', seconds: 20 },
    { ...piece, title: 'News', seconds: 40 },
  ],
};

function open(now: Slot | (() => unknown) = slot, answers: FakeResponses = {}) {
  const station = fakeStation({
    'slotLinks.open': (typeof now === 'function' ? now : () => now) as FakeResponses[string],
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <SlotScreen token="secret" />
    </PostKitProvider>,
  );
  const bodies = (operation: string) =>
    station.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  return { bodies, user: userEvent.setup() };
}

/** A station that saves, with a version that rises. */
function saves(): FakeResponses {
  let now = slot;
  return {
    'slotLinks.save': ({ body }) => {
      now = { ...now, ...(body as Partial<Slot>), version: now.version + 1 };
      return now;
    },
    'slotLinks.submit': () => ({ ...now, state: 'submitted', version: now.version + 1 }),
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('SlotScreen', () => {
  it('shows the slot with the words of the editor, and its audio', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'The Morning Tide' })).toBeDefined();
    expect(screen.getByText('Cut the music, please.')).toBeDefined();
    expect(screen.getByText('News')).toBeDefined();
    expect(screen.getByText('01:00 of 01:00')).toBeDefined();
    expect(document.title).toContain('The Morning Tide');
  });

  it('saves the trim and the texts by itself, each save on the version before', async () => {
    const { user, bodies } = open(slot, saves());
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Boats');
    await waitFor(() => expect(bodies('slotLinks.save')).toHaveLength(1), { timeout: 3000 });
    expect(bodies('slotLinks.save')[0]).toEqual({
      token: 'secret',
      version: 3,
      title: 'Boats',
      description: '',
      trim_start: 0,
      trim_end: 60,
    });
    expect(await screen.findByText('Saved')).toBeDefined();
    screen.getByRole('slider', { name: /End of the episode/ }).focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(bodies('slotLinks.save')[1]).toMatchObject({ version: 4, trim_end: 59.9 }), {
      timeout: 3000,
    });
  });

  it('saves and submits, and then shows that the station has it', async () => {
    const { user, bodies } = open(slot, saves());
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'About boats.');
    await user.click(screen.getByRole('button', { name: 'Send to Harbour FM' }));
    expect(await screen.findByText('It is with your station')).toBeDefined();
    expect(bodies('slotLinks.save').at(-1)).toMatchObject({ description: 'About boats.' });
    expect(bodies('slotLinks.submit')).toEqual([{ token: 'secret', version: 4 }]);
    expect(screen.queryByRole('button', { name: 'Send to Harbour FM' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).readOnly).toBe(true);
  });

  it('needs a title', async () => {
    const { user, bodies } = open(slot, saves());
    await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Send to Harbour FM' }));
    expect(screen.getByText('Enter a title.')).toBeDefined();
    expect(bodies('slotLinks.submit')).toEqual([]);
  });

  it('keeps the input when a save fails, and offers to try again', async () => {
    let isDown = true;
    const { user } = open(slot, {
      ...saves(),
      'slotLinks.save': (call) => (isDown ? failure(500, 'No.') : saves()['slotLinks.save']?.(call)),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    expect(await screen.findByText('Could not save your changes.', {}, { timeout: 3000 })).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Morning!');
  });

  it('shows why it was sent back', async () => {
    open({ ...slot, state: 'sent_back', reply: 'Shorter, please.' });
    expect(await screen.findByText('Ana Editor sent this back')).toBeDefined();
    expect(screen.getByText('Shorter, please.')).toBeDefined();
  });

  it('thanks after the approval', async () => {
    open({ ...slot, state: 'approved', pieces: [] });
    expect(await screen.findByText('Approved')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    [404, 'This link is not valid. Check that you copied all of it.'],
    [410, 'This link has expired. Ask Ana Editor for a new one.'],
  ])('explains a link that ends with %i', async (status, message) => {
    open(() => failure(status, message));
    expect(await screen.findByRole('heading', { name: 'This link does not open a slot' })).toBeDefined();
    expect(screen.getByText(message, { exact: false })).toBeDefined();
  });

  it('offers Retry if the station cannot be reached', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? failure(503, 'Starting.') : slot));
    await screen.findByText('Could not open your slot');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The Morning Tide' })).toBeDefined();
  });
});
