import { describe, expect, it } from 'vitest';
import { createStoredImageBytes } from './stored-image-bytes.ts';

describe('createStoredImageBytes', () => {
  it('lists a folder once and then adds the stored images', async () => {
    const images = [{ key: 'images/1/a.jpg', bytes: 100 }];
    const listed: string[] = [];
    const storage = {
      async *list(folder: string) {
        listed.push(folder);
        yield* images.filter(({ key }) => key.startsWith(`${folder}/`));
      },
    };
    const stored = createStoredImageBytes(storage, (stationId) => `images/${stationId}`);
    // The folder has not been listed yet, so this image is found there.
    images.push({ key: 'images/1/b.jpg', bytes: 10 });
    stored.add(1, 10);
    expect([await stored.of(1), await stored.of(2)]).toEqual([110, 0]);
    stored.add(1, 5);
    stored.add(2, 7);
    expect([await stored.of(1), await stored.of(2)]).toEqual([115, 7]);
    expect(listed).toEqual(['images/1', 'images/2']);
  });
});
