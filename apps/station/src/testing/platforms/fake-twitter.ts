import { json, textOf, type FakePlatform } from './fake-platform.ts';

export function createFakeTwitter(token: string): FakePlatform {
  const posted: FakePlatform['posted'] = new Map();
  return {
    posted,
    answer(call) {
      if (call.headers.get('authorization') !== `Bearer ${token}`)
        return { status: 401, json: { title: 'Unauthorized', detail: 'Unauthorized' } };
      if (call.path !== '/2/tweets' || call.method !== 'POST') return { status: 404, json: { title: 'Not Found' } };
      const text = textOf(json(call).text);
      if ([...posted.values()].some((one) => one.text === text)) {
        return { status: 403, json: { title: 'Forbidden', detail: 'You are not allowed to create a Tweet with duplicate content.' } };
      }
      const id = String(1990 + posted.size);
      posted.set(id, { id, title: '', text, bytes: null, link: text.split(' ').at(-1) ?? '', isPublic: true });
      return { status: 201, json: { data: { id, text } } };
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const twitterEntries = {
  twitter: { type: 'twitter', title: 'harbour', token: 'user token' },
} as const;

/** Settings that point a station to it. */
export const twitterSettings = (at: string) => ({ POSTKIT_TWITTER_URL: at });
