import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMessages } from '../../../host/messages.store.ts';
import { failure } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { makeLine, makePlan, makeProgramme, makeSource } from '../testing/make-programmes.ts';
import { openProgrammes, type Scene } from '../testing/open-programmes.tsx';

const messages = () => useMessages.in(stores).getState().messages;

async function openSources(scene: Scene = {}) {
  const opened = openProgrammes({ programmes: [makeProgramme()], sources: [makeSource()], ...scene });
  const [button] = await screen.findAllByRole('button', { name: 'Sources' });
  if (button) await opened.user.click(button);
  await screen.findByRole('dialog', { name: 'Sources of programmes' });
  return opened;
}

const action = async (name: string, entry: string, { user }: Awaited<ReturnType<typeof openSources>>) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

beforeEach(() => {
  useMessages.in(stores).setState({ messages: [] });
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the sources of programmes', () => {
  it('are listed with kind, address, last reading, fault and remarks', async () => {
    await openSources({
      sources: [
        makeSource({ findings: ['A private entry was left out.'] }),
        makeSource({
          id: 4,
          title: 'EPG',
          kind: 'radiodns',
          address: '',
          read_at: null,
          error: 'The file is cut: 2 of 4 entries are whole.',
        }),
      ],
    });
    const [first, second] = within(await screen.findByRole('list', { name: 'Sources' }))
      .getAllByRole('listitem')
      .filter(({ className }) => className === 'pk-programme-source')
      .map(({ textContent }) => textContent);
    for (const part of [
      'Calendar (iCalendar)',
      '2 programmes',
      'https://calendar.example/week.ics',
      'Read 11/24/2026 05:00',
      'A private entry was left out.',
    ])
      expect(first).toContain(part);
    for (const part of ['RadioDNS (SPI)', 'Not read yet', 'Failed', 'The file is cut', 'Read a file'])
      expect(second).toContain(part);
  });

  it('are added with a kind and an address, which must be one', async () => {
    const opened = await openSources({
      sources: [],
      answers: { 'programmes.createSource': () => makeSource() },
    });
    await opened.user.click(screen.getByRole('button', { name: 'Add source' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add source' }));
    const address = form.getByRole('textbox', { name: /Address/ });
    fireEvent.change(address, { target: { value: 'ftp://calendar.example' } });
    await opened.user.click(form.getByRole('button', { name: 'Add source' }));
    expect(form.getByText('Enter a name.')).toBeDefined();
    expect(form.getByText('Enter an http or https address.')).toBeDefined();
    expect(opened.requests('programmes.createSource')).toEqual([]);
    fireEvent.change(form.getByRole('textbox', { name: /Name/ }), { target: { value: 'Calendar' } });
    fireEvent.change(address, { target: { value: ' https://calendar.example/week.ics' } });
    await opened.user.click(form.getByRole('button', { name: 'Add source' }));
    await waitFor(() =>
      expect(opened.last('programmes.createSource')?.body).toEqual({
        title: 'Calendar',
        kind: 'icalendar',
        address: 'https://calendar.example/week.ics',
      }),
    );
    expect(await screen.findByRole('dialog', { name: 'Sources of programmes' })).toBeDefined();
  });

  it('show the station’s reason against an address at its field', async () => {
    const refusal = 'This address is in a private network.';
    const opened = await openSources({
      answers: { 'programmes.updateSource': () => failure(400, refusal, { address: [refusal] }) },
    });
    await action('Calendar', 'Edit', opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Save source' }));
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(opened.last('programmes.updateSource')?.body).toEqual({
      title: 'Calendar',
      address: 'https://calendar.example/week.ics',
    });
  });

  it('are read at once: a difference opens', async () => {
    let plan_id: number | null = null;
    const plan = makePlan([makeLine(1)]);
    const opened = await openSources({
      answers: {
        'programmes.sources': () => ({ sources: [makeSource({ plan_id })] }),
        'programmes.plan': () => plan,
        'programmes.read': () => {
          plan_id = 12;
          return { plan, findings: [] };
        },
      },
    });
    await opened.user.click(screen.getByRole('button', { name: 'Read Calendar now' }));
    expect(await screen.findByRole('dialog', { name: 'Difference of Calendar' })).toBeDefined();
    expect(opened.last('programmes.read')?.body).toEqual({});
  });

  it.each([
    [() => ({ plan: null, findings: [] }), '“Calendar” has the week of the station.'],
    [() => failure(502, 'The source could not be read.'), 'The source could not be read.'],
  ])('say how a reading ended without a difference', async (read, text) => {
    const opened = await openSources({ answers: { 'programmes.read': read } });
    await opened.user.click(screen.getByRole('button', { name: 'Read Calendar now' }));
    await waitFor(() => expect(messages()[0]?.details).toContain(text));
  });

  it('without an address are read from a file', async () => {
    const opened = await openSources({
      sources: [makeSource({ address: '' })],
      answers: { 'programmes.read': () => ({ plan: null, findings: [] }) },
    });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await opened.user.upload(input, new File(['BEGIN:VCALENDAR'], 'week.ics'));
    await waitFor(() =>
      expect(opened.last('programmes.read')?.body).toEqual({
        document: btoa('BEGIN:VCALENDAR'),
        is_base64: true,
      }),
    );
  });

  it('are deleted with their programmes after a question', async () => {
    const opened = await openSources({ answers: { 'programmes.removeSource': () => null } });
    await action('Calendar', 'Delete', opened);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Its 2 programmes are deleted too/)).toBeDefined();
    await opened.user.click(question.getByRole('button', { name: 'Delete source' }));
    await waitFor(() => expect(opened.requests('programmes.removeSource')).toHaveLength(1));
  });
});
