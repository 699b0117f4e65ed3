import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';

describe('ImagesResource.upload', () => {
  it('WIZ-056 EDITOR-091 sends the image as the only part of a form, and resolves to its address', async () => {
    const sent: { address: string; method: string; parts: [string, unknown][] }[] = [];
    const stored = { location: '/wxyz/images/a.png', width: 4, height: 3 };
    const { images } = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      fetch: async (address, init) => {
        const { method, url } = new Request(address, { ...init, body: null });
        const parts = [...((init?.body ?? new FormData()) as FormData)];
        sent.push({ address: new URL(url).pathname, method, parts });
        return Response.json(stored);
      },
    });
    const image = new Blob(['png'], { type: 'image/png' });
    expect(await images.upload(image)).toEqual(stored);
    expect(sent).toMatchObject([
      { address: '/wxyz/api/v1/playlist/upload/image.html', method: 'POST', parts: [['image', { size: 3 }]] },
    ]);
  });
});
