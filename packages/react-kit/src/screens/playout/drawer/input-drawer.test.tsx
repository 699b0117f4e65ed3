import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { makeElement, makeInput, openPlayout } from '../testing/open-playout.tsx';

const user = userEvent.setup();
const drawer = async () => within(await screen.findByRole('dialog'));
const button = async (name: string | RegExp) => (await drawer()).findByRole('button', { name });

async function pick(field: RegExp, option: RegExp): Promise<void> {
  await user.click(await button(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function edit(input: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${input}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the drawer of an input', () => {
  it('adds an input of a system with one of its transports, and shows the token once', async () => {
    const { last } = openPlayout([], {
      'playout.createInput': () => ({ input: makeInput(), token: 'tok' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add input' }));
    await user.click(await button('Add input'));
    expect((await drawer()).getByText('Choose a system.')).toBeDefined();
    expect((await drawer()).getByText('Enter a name.')).toBeDefined();
    await pick(/Playout system/, /RCS Zetta/);
    expect((await drawer()).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe(
      'RCS Zetta',
    );
    await user.click(await button('Add input'));
    await waitFor(() =>
      expect(last('playout.createInput')?.body).toEqual({
        name: 'RCS Zetta',
        system: 'zetta',
        form: null,
        transport: { type: 'http-in' },
        options: {},
        categories: {},
        offset_ms: 0,
        silent_after_minutes: 20,
      }),
    );
    expect(await screen.findByDisplayValue('tok')).toBeDefined();
  });

  it('marks untried systems, and takes their usual transport with a port that the operator allows', async () => {
    const { last } = openPlayout([], {
      'playout.createInput': () => ({ input: makeInput(), token: '' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add input' }));
    await pick(/Playout system/, /ENCO DAD.*not tried yet/);
    expect((await drawer()).getByText('The operator allows the ports 9001, 9002.')).toBeDefined();
    await user.click(await button('Add input'));
    expect((await drawer()).getByText('Enter a port from 1 to 65535.')).toBeDefined();
    await pick(/^Port|Port$/, /9002/);
    await user.click(await button('Add input'));
    await waitFor(() =>
      expect(last('playout.createInput')?.body).toMatchObject({ transport: { type: 'udp', port: 9002 } }),
    );
  });

  it('shows the problems of the station at their fields, and keeps what was typed', async () => {
    openPlayout(
      [
        makeInput({
          transport: { type: 'file', path: '/etc/x' },
          system: null,
          form: { form: 'json', fields: { title: 't' } },
        }),
      ],
      {
        'playout.updateInput': () =>
          failure(400, 'No.', { 'transport.path': ['This folder is not permitted.'] }),
      },
    );
    await edit('Studio 1');
    expect((await drawer()).getByText('In one of these folders: /srv/playout')).toBeDefined();
    await user.click(await button('Save'));
    expect(await (await drawer()).findByText('This folder is not permitted.')).toBeDefined();
    expect((await drawer()).getByDisplayValue('/etc/x')).toBeDefined();
  });

  it('sends only what was changed, because the offset may have been measured again', async () => {
    const { last } = openPlayout([makeInput({ offset_ms: 4000 })]);
    await edit('Studio 1');
    await user.type((await drawer()).getByRole('textbox', { name: /^Name/ }), '!');
    await user.click(await button('Save'));
    await waitFor(() => expect(last('playout.updateInput')?.body).toEqual({ name: 'Studio 1!' }));
  });

  it('shows the token of an input that comes to receive requests', async () => {
    const made = makeInput();
    openPlayout([makeInput({ transport: { type: 'tcp-server', port: 9001 } })], {
      'playout.updateInput': () => ({ ...made, token: 'tok' }),
    });
    await edit('Studio 1');
    await pick(/Transport/, /Requests to the station/);
    await user.click(await button('Save'));
    expect(await screen.findByDisplayValue('tok')).toBeDefined();
    expect(screen.getByDisplayValue(made.address)).toBeDefined();
  });

  it('asks before it discards changes', async () => {
    openPlayout([makeInput()]);
    await edit('Studio 1');
    await user.type((await drawer()).getByRole('textbox', { name: /^Name/ }), '!');
    await user.click(await button('Discard'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect((await drawer()).getByDisplayValue('Studio 1!')).toBeDefined();
  });

  it('reads a pasted sample as the form is, and suggests its categories', async () => {
    const { last } = openPlayout([makeInput({ categories: {} })], {
      'playout.read': () => ({
        messages: [makeElement({ category: 'NEWS', type: 'news' })],
        findings: [{ level: 'guessed', text: 'The type was assumed.' }],
        encodings: ['utf-8'],
      }),
    });
    await edit('Studio 1');
    await user.click((await drawer()).getByRole('textbox', { name: 'Paste a sample' }));
    await user.paste('<ZettaLite/>');
    expect(await (await drawer()).findByText('As it would be logged')).toBeDefined();
    expect(last('playout.read')?.body).toEqual({ system: 'zetta', sample: '<ZettaLite/>', options: {} });
    for (const text of ['0412', 'Glasshouse', 'Imogen Tallow', 'The type was assumed.', '03:33'])
      expect((await drawer()).getByText(text)).toBeDefined();
    await user.click(await button('Add NEWS'));
    await user.type(
      await (await drawer()).findByRole('combobox', { name: 'Category of the station' }),
      'Newsroom',
    );
    expect(await (await drawer()).findByText('Newsroom', { selector: 'dd' })).toBeDefined();
  });
});
