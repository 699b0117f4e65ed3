import type { AudioEvent } from '@postkit/sdk/schema';

type Overrides = Partial<Pick<AudioEvent['cart'], 'title' | 'artist' | 'identifier' | 'type_name'>> & {
  category?: string;
};

/** A logged event of 30 seconds. */
export function makeEvent(
  overrides: Partial<Omit<AudioEvent, 'cart'>> = {},
  { category = 'News', ...cart }: Overrides = {},
): AudioEvent {
  const id = overrides.id ?? 1_767_000_000_000;
  const started_at = overrides.started_at ?? Math.floor(id / 1000);
  return {
    id,
    resource_uri: `/wxyz/api/v1/event/${id}/`,
    duration: 30,
    frame_count: 1292,
    started_at,
    transcript: null,
    processing: false,
    loudness: null,
    fade_in: 0,
    fade_out: 0,
    inner_fades: [],
    gain: 0,
    inner_levels: [],
    cart: {
      id: id + 1,
      title: 'Morning news',
      artist: '',
      identifier: 'N-100',
      type_name: 'LOGGER',
      timestamp_created: started_at,
      category: { name: category, resource_uri: '/wxyz/api/v1/category/1/' },
      resource_uri: `/wxyz/api/v1/cart/${id + 1}/`,
      ...cart,
    },
    ...overrides,
  };
}
