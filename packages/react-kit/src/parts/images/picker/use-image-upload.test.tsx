import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { imageChoice } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { useImageUpload } from './use-image-upload.ts';

function open() {
  const { fetch } = fakeStation({
    'images.upload': () => ({ location: '/wxyz/images/whole.jpg', width: 1200, height: 800 }),
    'images.keepLicensed': () => ({ location: '/wxyz/images/kept.jpg', width: 900, height: 900 }),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    log: () => {},
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PostKitProvider stores={stores} client={client}>
      {children}
    </PostKitProvider>
  );
  return renderHook(() => useImageUpload('square', {}, () => {}), { wrapper }).result;
}

describe('useImageUpload', () => {
  it('EDITOR-089 an image has type, previewUrl and url: the preview of a local one comes from the page, and is released afterwards', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const image = open();
    act(() => image.current.upload([new File(['pixels'], 'cover.png', { type: 'image/png' })]));
    await waitFor(() => expect(image.current.chosen).not.toBeNull());
    const { chosen } = image.current;
    expect(chosen).toMatchObject({ type: 'local', url: '/wxyz/images/whole.jpg', width: 1200, height: 800 });
    expect(chosen?.previewUrl).toMatch(/^blob:/);
    expect(Object.keys(imageChoice.parse(chosen))).toEqual(['type', 'previewUrl', 'url']);
    act(() => image.current.cancel());
    expect(revoke).toHaveBeenCalledWith(chosen?.previewUrl);
  });

  it('EDITOR-089 shows a licensed image from its address on the station', async () => {
    const image = open();
    const onDone = vi.fn<() => void>();
    act(() => image.current.keep('https://library.example/main.jpg', onDone));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const { type, previewUrl, url } = image.current.chosen ?? {};
    expect({ type, url }).toEqual({ type: 'licensed', url: '/wxyz/images/kept.jpg' });
    expect(previewUrl).toMatch(/\/wxyz\/images\/kept\.jpg$/);
  });
});
