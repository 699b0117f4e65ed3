import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { ImagePicker } from './image-picker.tsx';

// Loaded lazily by the picker; here loading must not race the timers.
beforeAll(() => import('./crop-dialog.tsx'));

function open(answers: FakeResponses) {
  vi.spyOn(console, 'error').mockReturnValue();
  useMessages.in(stores).setState({ messages: [] });
  const station = fakeStation({
    'images.upload': () => ({ location: '/wxyz/images/whole.jpg', width: 1200, height: 800 }),
    ...answers,
  });
  const onChange = vi.fn<(address: string) => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const { container } = render(
    <PostKitProvider stores={stores} client={client}>
      <ImagePicker label="Square image" shape="square" value="" onChange={onChange} />
    </PostKitProvider>,
  );
  const user = userEvent.setup();
  async function choose() {
    const input =
      container.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');
    await user.upload(input, new File(['pixels'], 'cover.png', { type: 'image/png' }));
  }
  return {
    user,
    onChange,
    choose,
    calls: station.calls,
    messages: () => useMessages.in(stores).getState().messages,
  };
}

describe('ImagePicker', () => {
  it('EDITOR-094 WIZ-058 WIZ-059 shows a message while it crops, then reports the new address', async () => {
    let finish = () => {};
    const cropped = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { user, choose, onChange, calls, messages } = open({
      'images.crop': async () => {
        await cropped;
        return { location: '/wxyz/images/square.jpg', width: 800, height: 800 };
      },
    });
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Use image' }));
    await waitFor(() =>
      expect(messages()).toMatchObject([
        {
          name: 'Processing image...',
          details: 'Sending cropping data to the server...',
          type: 'success',
        },
      ]),
    );
    finish();
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('/wxyz/images/square.jpg'));
    expect(messages()).toEqual([]);
    expect(calls.find((call) => call.operation === 'images.crop')?.body).toEqual({
      image: '/wxyz/images/whole.jpg',
      croppings: { left: 200, top: 0, right: 1000, bottom: 800 },
      square: true,
    });
  });

  it('EDITOR-090 accepts one dropped image, and refuses several images and other files', async () => {
    const { calls } = open({});
    const drop = async (...types: string[]) => {
      const files = types.map((type, index) => new File(['pixels'], `file-${index}`, { type }));
      const place = await screen.findByRole('group', { name: 'Upload images' });
      fireEvent.drop(place, { dataTransfer: { files } });
    };
    const uploads = () => calls.filter(({ operation }) => operation === 'images.upload').length;
    for (const types of [['image/png', 'image/png'], ['text/plain']]) {
      await drop(...types);
      expect((await screen.findByRole('alert')).textContent).toBe('Drop a single image.');
      expect(uploads()).toBe(0);
    }
    await drop('image/webp');
    expect(await screen.findByRole('dialog', { name: 'Crop: square image' })).toBeDefined();
    expect(uploads()).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves the box with keys', async () => {
    const { user, choose, calls } = open({
      'images.crop': () => ({ location: '/wxyz/images/square.jpg', width: 800, height: 800 }),
    });
    await choose();
    (await screen.findByRole('group', { name: 'Crop area' })).focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Use image' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ croppings: { left: 308, right: 1108 } }));
  });

  it('EDITOR-092 EDITOR-095 WIZ-060 shows and logs that an image cannot be stored, and allows another attempt', async () => {
    const { choose, messages, onChange } = open({ 'images.upload': () => failure(503, 'Away.') });
    await choose();
    await waitFor(() =>
      expect(
        messages()
          .map(({ details }) => details)
          .join(),
      ).toContain('Unable to talk to server to modify image'),
    );
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Unable to talk to server to modify image',
      expect.objectContaining({ status: 503 }),
    );
    expect(await screen.findByRole('group', { name: 'Upload images' })).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('EDITOR-095 shows and logs that an image cannot be cropped, and allows another attempt', async () => {
    let isAway = true;
    const { user, choose, messages, onChange } = open({
      'images.crop': () =>
        isAway ? failure(503, 'Away.') : { location: '/wxyz/images/square.jpg', width: 800, height: 800 },
    });
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Use image' }));
    await waitFor(() =>
      expect(messages()).toMatchObject([
        { details: expect.stringContaining('Unable to talk to server to modify image') },
      ]),
    );
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Unable to talk to server to modify image',
      expect.objectContaining({ status: 503 }),
    );
    expect(onChange).not.toHaveBeenCalled();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Use image' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('/wxyz/images/square.jpg'));
  });
});
