import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { SlotLink } from '@postkit/sdk/schema';
import { makeShow } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { SendSlotDialog } from './send-slot-dialog.tsx';
import { SlotLinkList } from './slot-link-list.tsx';

const link: SlotLink = {
  id: 3,
  resource_uri: '/wxyz/api/v1/slot_link/3/',
  show_id: 4,
  presenter: 'Ina',
  note: '',
  start: 1_795_518_000,
  end: 1_795_518_060,
  seconds: 60,
  title: 'Boats',
  description: '',
  trim_start: 4,
  trim_end: 34,
  state: 'submitted',
  reply: '',
  created_by: 'Ana Editor',
  created_at: 1_795_518_000,
  expires_at: 1_795_600_000,
  submitted_at: 1_795_519_000,
  decided_by: '',
  decided_at: null,
  playlist_id: null,
};
const zone = 'America/New_York';

function open(view: 'send' | SlotLink, answers: FakeResponses = {}) {
  const station = fakeStation({
    'shows.list': () => [
      { ...makeShow({ id: 4, title: 'Tide' }), prefix_list: '[]' },
      { ...makeShow({ id: 5, title: 'Lights' }), prefix_list: '[]' },
    ],
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const copyText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  const navigate = vi.fn<() => void>();
  render(
    <PostKitProvider stores={stores} client={client} host={{ copyText, navigate }}>
      {view === 'send' ? (
        <SendSlotDialog
          range={{ start: 100, end: 160 }}
          zone={zone}
          showId={null}
          onClose={() => undefined}
        />
      ) : (
        <SlotLinkList
          links={[view]}
          zone={zone}
          draftAddress={({ playlist_id }) => `/draft/${playlist_id}`}
        />
      )}
    </PostKitProvider>,
  );
  const bodies = (operation: string) =>
    station.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  return { bodies, copyText, navigate, user: userEvent.setup() };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('SendSlotDialog', () => {
  it('needs a presenter and a show, then shows the link once and copies it', async () => {
    const { user, bodies, copyText } = open('send', {
      'slotLinks.create': () => ({ slot_link: link, token: 'secret' }),
    });
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(screen.getByText('Enter the name of the presenter.')).toBeDefined();
    expect(screen.getByText('Choose a show.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /Presenter/ }), 'Ina');
    await user.click(screen.getByRole('button', { name: /Show/ }));
    await user.click(await screen.findByRole('option', { name: 'Tide' }));
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link for Ina' });
    expect(field.value).toBe('https://post.example.org/slot#secret');
    expect(bodies('slotLinks.create')).toEqual([
      { start: 100, end: 160, show: '/wxyz/api/v1/show/4/', presenter: 'Ina', note: '', days: 3 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(copyText).toHaveBeenCalledWith('https://post.example.org/slot#secret');
  });

  it('shows why the station refuses', async () => {
    const { user } = open('send', {
      'slotLinks.create': () => failure(400, 'Nothing was recorded in this range.'),
    });
    await user.type(screen.getByRole('textbox', { name: /Presenter/ }), 'Ina');
    await user.click(screen.getByRole('button', { name: /Show/ }));
    await user.click(await screen.findByRole('option', { name: 'Tide' }));
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByText(/Nothing was recorded/)).toBeDefined();
  });
});

describe('SlotLinkList', () => {
  it('approves a submitted slot, and leads to its draft', async () => {
    const { user, navigate } = open(link, {
      'slotLinks.approve': () => ({ ...link, state: 'approved', playlist_id: 12 }),
    });
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('To approve')).toBeDefined();
    expect(item.getByText(/Ina, aired .*, 00:30/)).toBeDefined();
    await user.click(item.getByRole('button', { name: 'Approve: Boats' }));
    await waitFor(() => expect(useMessages.in(stores).getState().messages).toHaveLength(1));
    const [message] = useMessages.in(stores).getState().messages;
    expect(message?.details).toBe('“Boats” is a draft now.');
    message?.action?.onPress();
    expect(navigate).toHaveBeenCalledWith('/draft/12');
  });

  it('sends a slot back with a reply', async () => {
    const { user, bodies } = open(link, { 'slotLinks.sendBack': () => ({ ...link, state: 'sent_back' }) });
    await user.click(screen.getByRole('button', { name: 'Send back: Boats' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the slot back' }));
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(dialog.getByText('Write what the presenter should change.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /What should change/ }), 'Shorter.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies('slotLinks.sendBack')).toEqual([{ reply: 'Shorter.' }]);
  });

  it('makes a new link for an expired one', async () => {
    const { user } = open(
      { ...link, state: 'expired' },
      { 'slotLinks.renew': () => ({ slot_link: link, token: 'next' }) },
    );
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New link: Boats' }));
    await user.click(await screen.findByRole('button', { name: 'Make the link' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link for Ina' })).value).toBe(
      'https://post.example.org/slot#next',
    );
  });

  it('revokes after a question', async () => {
    const { user, bodies } = open({ ...link, state: 'open' }, { 'slotLinks.revoke': () => null });
    await user.click(screen.getByRole('button', { name: 'Revoke: Boats' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the link' }));
    expect(dialog.getByText(/Ina cannot open the slot any more/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(bodies('slotLinks.revoke')).toHaveLength(1));
  });
});
