import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { episodeOperations, isAllowed } from '@postkit/sdk/operations';
import { makeSettings } from '@postkit/sdk/testing';
import { ShowsScreen } from '../../screens/shows/index.ts';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import type { HostSlots } from '../host-slots.ts';
import { PostKitProvider } from '../postkit-provider.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

function open(slots: HostSlots, answers: FakeResponses = {}) {
  const { fetch } = fakeStation({ 'settings.get': () => makeSettings(), 'shows.list': () => [], ...answers });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  const page = (current: HostSlots) => (
    <PostKitProvider client={client} slots={current}>
      <ShowsScreen />
    </PostKitProvider>
  );
  const { rerender } = render(page(slots));
  return (next: HostSlots) => rerender(page(next));
}

/** A slot with state. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

describe('a slot of the host', () => {
  it('adds content with the station and the rights of the user, and replaces content of the kit', async () => {
    open({
      showsActions: ({ station, permissions }) => (
        <p>{`${station}: ${isAllowed(episodeOperations.create, permissions)}`}</p>
      ),
      showsEmpty: () => <p>Ask the newsroom for a show.</p>,
    });
    expect(await screen.findByText('wxyz: true')).toBeDefined();
    expect(screen.getByText('Ask the newsroom for a show.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /Create/ })).toHaveLength(1);
  });

  it('keeps its state when the host passes a new function', async () => {
    const change = open({ showsActions: () => <Counter name="Notes" /> });
    await userEvent.click(await screen.findByRole('button', { name: 'Notes 0' }));
    change({ showsActions: () => <Counter name="Remarks" /> });
    expect(screen.getByRole('button', { name: 'Remarks 1' })).toBeDefined();
  });

  it('that throws is left out or replaced by the content of the kit, and the screen stays', async () => {
    const broken = () => {
      throw new Error('Broken host.');
    };
    open({ showsActions: broken, showsEmpty: broken });
    expect(await screen.findAllByRole('button', { name: /Create/ })).toHaveLength(2);
    expect(screen.queryByText(/Broken|went wrong/)).toBeNull();
  });

  it('stays empty on a screen that the user may not open, and while it loads', async () => {
    const slots = { showsActions: () => <p>Notes</p> };
    open(slots, { 'shows.list': () => new Promise(() => undefined) });
    await screen.findByRole('status');
    expect(screen.queryByText('Notes')).toBeNull();
    open(slots, { 'settings.get': () => failure(403, 'No.') });
    expect(await screen.findByText(/^Only admins can open /)).toBeDefined();
    expect(screen.queryByText('Notes')).toBeNull();
  });
});
