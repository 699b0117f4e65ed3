import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { makeElement, makeInput, makeInputs, openPlayout } from './testing/open-playout.tsx';

const user = userEvent.setup();
const rows = () => within(screen.getByRole('list', { name: 'Inputs in order' })).getAllByRole('listitem');
const messages = () => useMessages.in(stores).getState().messages;

async function choose(input: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${input}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

beforeEach(() => {
  useMessages.in(stores).setState({ messages: [] });
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('PlayoutScreen', () => {
  it('shows the inputs in order, each with system, transport, state, what is on air and its last message', async () => {
    openPlayout([
      makeInput(),
      makeInput({ id: 4, name: 'Tower', system: null, state: 'failed', state_reason: 'The port is in use.' }),
      makeInput({ id: 5, name: 'Spare', active: false, state: 'off', on_air: null, last_message_ms: null }),
    ]);
    expect((await screen.findAllByText(/RCS Zetta · Requests to the station/))[0]).toBeDefined();
    const [first, second, third] = rows().map(({ textContent }) => textContent);
    expect(first).toContain('Receiving');
    expect(first).toContain('Glasshouse – Imogen Tallow');
    expect(first).toContain('5 minutes ago');
    expect(second).toContain('FailedThe port is in use.');
    expect(second).toContain('Another system');
    expect(third).toContain('Off');
    expect(third).toContain('Nothing yet');
    expect(third).toContain('None yet');
  });

  it('says what to do without inputs, and retries after a failure', async () => {
    let works = false;
    openPlayout([], { 'playout.inputs': () => (works ? makeInputs([]) : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to fetch the inputs');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No inputs yet')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add input' })).toBeDefined();
  });

  it('is readable for users who may not change inputs', async () => {
    openPlayout([makeInput(), makeInput({ id: 4, name: 'Tower' })], {
      'settings.get': () => makeSettings({ company_admin: false, station_list: [] }),
    });
    expect(await screen.findByText('Tower')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add input' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Move Tower' })).toBeNull();
  });

  it('changes the order at once, and puts it back with a message if the station refuses', async () => {
    let inputs = [makeInput(), makeInput({ id: 4, name: 'Tower' })];
    let isRefusing = false;
    const { last } = openPlayout([], {
      'playout.inputs': () => makeInputs(inputs),
      'playout.orderInputs': () => {
        if (isRefusing) return failure(409, 'These are not the inputs of the station.');
        inputs = inputs.toReversed();
        return makeInputs(inputs);
      },
    });
    await choose('Tower', 'Move up');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Tower'));
    expect(last('playout.orderInputs')?.body).toEqual({ ids: [4, 3] });
    expect(screen.getByText('Tower is now at place 1.')).toBeDefined();
    isRefusing = true;
    await choose('Studio 1', 'Move up');
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('Tower');
  });

  it('turns an input off', async () => {
    const { last } = openPlayout([makeInput()], {
      'playout.updateInput': () => ({ ...makeInput({ active: false, state: 'off' }), token: '' }),
    });
    await user.click(await screen.findByRole('switch', { name: 'Studio 1 receives messages' }));
    await waitFor(() => expect(last('playout.updateInput')?.body).toEqual({ active: false }));
  });

  it('replaces the token after a question, and shows it once with ready examples', async () => {
    const { last } = openPlayout([makeInput()], {
      'playout.newToken': () => ({ input: makeInput(), token: 'tok' }),
    });
    await choose('Studio 1', 'New token');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/void at once/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Replace token' }));
    const field = async (name: string) =>
      (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;
    expect(await field('Token')).toBe('tok');
    expect(last('playout.newToken')?.params).toEqual({ station: 'wxyz', id: '3' });
    expect(await field('Address with the token')).toBe(
      'https://post.example.org/wxyz/playout/in/3/?token=tok',
    );
    expect(await field('Message by curl')).toContain('curl -u input:tok --data-binary @message.xml');
    expect(await field('Title as to Icecast')).toBe(
      'https://post.example.org/admin/metadata?mode=updinfo&mount=/live&token=tok&song=Artist%20-%20Title',
    );
  });

  it('deletes an input after a question', async () => {
    const { requests } = openPlayout([makeInput()], { 'playout.removeInput': () => null });
    await choose('Studio 1', 'Delete');
    expect(requests('playout.removeInput')).toEqual([]);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete input' }),
    );
    await waitFor(() => expect(messages()).toMatchObject([{ details: '“Studio 1” is deleted.' }]));
    expect(requests('playout.removeInput')).toHaveLength(1);
  });

  it('saves only the changed settings of carts', async () => {
    const { last } = openPlayout([makeInput()], {
      'playout.saveSettings': () => makeInputs([]).settings,
    });
    await user.click(await screen.findByText('Settings of carts'));
    const hold = await screen.findByRole('textbox', { name: /late messages/ });
    await user.clear(hold);
    await user.type(hold, '45');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(last('playout.saveSettings')?.body).toEqual({ hold_s: 45 }));
  });
});

describe('the journal', () => {
  const entry = (id: number, overrides = {}) => ({
    id,
    input_id: 3,
    arrived_at_ms: Date.now() - id,
    peer: '192.0.2.7',
    text: '<ZettaLite/>',
    bytes: 12,
    elements: [makeElement()],
    findings: [{ level: 'repaired', text: 'A bare & was mended.' }],
    is_read: true,
    ...overrides,
  });

  it('shows each message with what was read, its fate, its findings and, on demand, its text', async () => {
    const { last } = openPlayout(
      [makeInput()],
      { 'playout.journal': () => ({ messages: [entry(9)] }) },
      'view=journal',
    );
    const list = within(await screen.findByRole('list', { name: 'Messages, newest first' }));
    const text = list.getAllByRole('listitem')[0]?.textContent;
    for (const part of ['Studio 1', 'Logged', '0412', 'Glasshouse', 'Music', 'A bare & was mended.'])
      expect(text).toContain(part);
    expect(list.getByText('<ZettaLite/>')).toBeDefined();
    expect(last('playout.journal')?.query).toMatchObject({ limit: '100' });
  });

  it('filters by input, fate and faults, and loads earlier pages', async () => {
    const { requests, last } = openPlayout(
      [makeInput()],
      {
        'playout.journal': ({ query }) => ({
          messages:
            query['before'] === undefined
              ? Array.from({ length: 100 }, (_, at) => entry(200 - at))
              : [entry(7)],
        }),
      },
      'view=journal&input=3&fate=late&faults=1&day=2026-11-24',
    );
    await screen.findByText('100 messages');
    expect(requests('playout.journal')[0]?.query).toMatchObject({
      input: '3',
      fate: 'late',
      only_faults: 'true',
    });
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    await screen.findByText('101 messages');
    expect(last('playout.journal')?.query).toMatchObject({ before: '101' });
  });

  it.each([
    ['view=journal', 'No messages on this day'],
    ['view=journal&faults=1', 'No message matches the filters'],
  ])('says why %s is empty', async (query, text) => {
    openPlayout([makeInput()], {}, query);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('says what to do without inputs', async () => {
    openPlayout([], {}, 'view=journal');
    expect(await screen.findByText(/The journal then shows each of its messages/)).toBeDefined();
  });
});
