import { json, textOf, type Desk } from './desk.ts';

export function createTwitterDesk(token: string): Desk {
  const posted: Desk['posted'] = new Map();
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

/** Fields of the destinations that it lets in, by their type. */
export const twitterEntries = {
  twitter: { type: 'twitter', title: 'harbour', token: 'user token' },
} as const;

/** Settings that lead a station to it. */
export const twitterSettings = (at: string) => ({ POSTKIT_TWITTER_URL: at });
