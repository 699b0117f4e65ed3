import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { newShowDraft, type ShowDraft } from '../../../data/shows/show-draft.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { DisplayDetailsStep } from './display-details-step.tsx';

// The page loads the cropper on demand; loading it here keeps that out of timeouts.
beforeAll(() => import('../../../parts/images/picker/crop-dialog.tsx'));

afterEach(() => {
  useShowSetup.in(stores).getState().clear();
});

const image = (width: number, height: number) => ({
  location: `/wxyz/images/${width}x${height}.jpg`,
  width,
  height,
});

function open(answers: FakeResponses = {}, draft: Partial<ShowDraft> = {}) {
  useMessages.in(stores).setState({ messages: [] });
  useShowSetup
    .in(stores)
    .getState()
    .open({ ...newShowDraft, title: 'Harbour stories', ...draft }, 1);
  const station = fakeStation(answers);
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <DisplayDetailsStep />
    </PostKitProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    calls: station.calls,
    draft: () => useShowSetup.in(stores).getState().draft,
    async choose(label: string, file = new File(['pixels'], 'photo.png', { type: 'image/png' })) {
      const input = screen
        .getByRole('group', { name: label })
        .querySelector<HTMLInputElement>('input[type="file"]');
      // The file dialog of the system lets users choose any file type.
      if (input) await userEvent.setup({ applyAccept: false }).upload(input, file);
    },
    async select(name: RegExp, option: string) {
      await user.click(screen.getByRole('button', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
    },
  };
}

describe('Artwork', () => {
  it('WIZ-046 WIZ-049 shows errors at each missing image', () => {
    open();
    act(() => useShowSetup.in(stores).getState().check('display-details'));
    const cover = screen.getByRole('group', { name: 'Square cover art' });
    expect(within(cover).getByRole('alert').textContent).toBe('Add square cover art.');
    expect(cover.parentElement?.hasAttribute('data-field-invalid')).toBe(true);
    expect(
      within(screen.getByRole('group', { name: 'Social share image' })).getByRole('alert').textContent,
    ).toBe('Add a social share image.');
  });

  it('WIZ-048 refuses a cover before the upload, with its size and the required size', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => {} }));
    const { choose, calls, draft } = open();
    await choose('Square cover art');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This image is 800 × 600 px. It must be at least 1400 × 1400 and at most 3000 × 3000 px.',
    );
    expect(calls.map(({ operation }) => operation)).not.toContain('images.upload');
    expect(draft()?.square_image).toBe('');
  });

  it('WIZ-048 refuses a cover by the station’s response if the browser cannot decode it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
    const { choose, calls, draft } = open({ 'images.upload': () => image(3200, 3200) });
    await choose('Square cover art');
    expect((await screen.findByRole('alert')).textContent).toContain('This image is 3200 × 3200 px.');
    expect(calls.map(({ operation }) => operation)).toContain('images.upload');
    expect(calls.map(({ operation }) => operation)).not.toContain('images.crop');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(draft()?.square_image).toBe('');
  });

  it.each([
    ['is no image', new File(['x'], 'notes.pdf', { type: 'application/pdf' }), 'file type is not supported'],
    [
      'is too large',
      Object.defineProperty(new File(['x'], 'huge.png', { type: 'image/png' }), 'size', {
        value: 30 * 1024 * 1024,
      }),
      'This file is 30.0 MB. Choose one of at most 20 MB.',
    ],
  ])('reports that a file %s', async (_what, file, message) => {
    const { choose, calls } = open();
    await choose('Square cover art', file);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(calls.map(({ operation }) => operation)).not.toContain('images.upload');
  });

  it('reports that the station could not decode a file', async () => {
    const { choose } = open({ 'images.upload': () => failure(415, 'This image is damaged.') });
    await choose('Square cover art');
    expect((await screen.findByRole('alert')).textContent).toBe('This image is damaged.');
    expect(useMessages.in(stores).getState().messages).toEqual([]);
  });

  it('WIZ-050 warns about a small share image, and accepts it cropped to 700 × 366', async () => {
    const { user, choose, calls, draft } = open({
      'images.upload': () => image(500, 400),
      'images.crop': () => image(700, 366),
    });
    await choose('Social share image');
    await user.click(await screen.findByRole('button', { name: 'Use image' }));
    await waitFor(() => expect(draft()?.rectangle_image).toBe('/wxyz/images/700x366.jpg'));
    expect(screen.getByText(/may look blurry/).textContent).toContain(
      '500 × 400 px, smaller than the recommended 700 × 366 px',
    );
    expect(calls.at(-1)?.body).toMatchObject({
      square: false,
      croppings: { left: 0, top: 70, right: 500, bottom: 331 },
    });
  });

  it('WIZ-060 reports an image that could not be stored, and asks for it again', async () => {
    const { choose, draft } = open({ 'images.upload': () => failure(503, 'Away.') });
    await choose('Square cover art');
    await waitFor(() => expect(useMessages.in(stores).getState().messages).toHaveLength(1));
    const [message] = useMessages.in(stores).getState().messages;
    expect(message).toMatchObject({ type: 'error' });
    expect(message?.details).toContain('Unable to talk to server to modify image');
    expect(draft()?.square_image).toBe('');
  });

  it('WIZ-060 reports a failed crop, and keeps the image for a retry', async () => {
    const { user, choose } = open({
      'images.upload': () => image(2000, 2000),
      'images.crop': () => failure(503, 'Away.'),
    });
    await choose('Square cover art');
    await user.click(await screen.findByRole('button', { name: 'Use image' }));
    await waitFor(() => expect(useMessages.in(stores).getState().messages).toHaveLength(1));
    const [message] = useMessages.in(stores).getState().messages;
    expect(message?.details).toContain('Unable to talk to server to modify image');
    expect(screen.getByRole('button', { name: 'Use image' })).toBeDefined();
  });
});

describe('Categories', () => {
  it('WIZ-052 WIZ-053 require the main one and recommend three', () => {
    open();
    expect(screen.getByText('Choose at least one category; three are recommended.')).toBeDefined();
    act(() => useShowSetup.in(stores).getState().check('display-details'));
    expect(screen.getAllByText('You must select this category')).toHaveLength(1);
  });

  it('SHELL-073 SHELL-074 offer the fixed list, with subcategories except for four', async () => {
    const { user, select } = open();
    await user.click(screen.getByRole('button', { name: /Main category$/ }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');
    const all =
      'Arts, Business, Comedy, Education, Fiction, Government, History, Health & Fitness, Kids & Family, Leisure, Music, News, ' +
      'Religion & Spirituality, Science, Society & Culture, Sports, Technology, True Crime, TV & Film';
    expect(names.filter((name) => all.includes(name)).toSorted()).toEqual(all.split(', ').toSorted());
    await user.keyboard('{Escape}');
    const without: string[] = [];
    for (const name of all.split(', ')) {
      await select(/Main category$/, name);
      const below = screen.getByRole<HTMLButtonElement>('button', { name: /Subcategory of the main/ });
      if (below.disabled) without.push(name);
    }
    expect(without).toEqual(['Government', 'History', 'Technology', 'True Crime']);
  });

  it('WIZ-054 accept up to three, with subcategories', async () => {
    const { select, draft } = open();
    expect(screen.getByRole('button', { name: /Second category$/ })).toHaveProperty('disabled', true);
    await select(/Main category$/, 'Health & Fitness');
    await select(/Subcategory of the main category/, 'Mental Health');
    await select(/Second category$/, 'History');
    expect(screen.getByRole('button', { name: /Subcategory of the second category/ })).toHaveProperty(
      'disabled',
      true,
    );
    await select(/Third category$/, 'News');
    expect(draft()?.itunes_categories).toBe('Health & Fitness:Mental Health,History,News');
    expect(screen.getAllByRole('button', { name: /[A-Z]\w+ category$/ })).toHaveLength(3);
  });

  it('remove one, and report a duplicate', async () => {
    const { user, select, draft } = open({}, { itunes_categories: 'Arts:Books,History,News' });
    await user.click(screen.getByRole('button', { name: 'Remove the second category' }));
    expect(draft()?.itunes_categories).toBe('Arts:Books,News');
    await select(/Second category$/, 'Arts');
    expect(screen.queryByText(/already chose this category/)).toBeNull();
    await select(/Subcategory of the second category/, 'Books');
    expect(screen.getByText(/already chose this category/)).toBeDefined();
  });

  it('show one that directories no longer have, with an error', () => {
    open({}, { itunes_categories: 'Arts,Games & Hobbies:Automotive' });
    act(() => useShowSetup.in(stores).getState().check('display-details'));
    const category = screen.getByRole('button', { name: /Second category$/ });
    expect(category.textContent).toContain('Games & Hobbies');
    expect(category.closest('[data-field-invalid]')?.textContent).toContain('not an Apple Podcasts category');
    expect(screen.getByRole('button', { name: /Subcategory of the second category/ }).textContent).toContain(
      'Automotive',
    );
  });
});
