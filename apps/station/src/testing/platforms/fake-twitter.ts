import { createFakeOAuth } from './fake-oauth.ts';
import { json, textOf, type FakePlatform } from './fake-platform.ts';

export function createFakeTwitter(token: string): FakePlatform {
  const posted: FakePlatform['posted'] = new Map();
  const oauth = createFakeOAuth({
    token,
    tokenPath: '/2/oauth2/token',
    revokePath: '/2/oauth2/revoke',
    usesPkce: true,
    clientAuth: 'basic',
    expiresIn: 7200,
  });
  return {
    posted,
    oauth,
    answer(call) {
      const authorized = oauth.answer(call);
      if (authorized) return authorized;
      if (!oauth.accepts(call.headers.get('authorization')))
        return { status: 401, json: { title: 'Unauthorized', detail: 'Unauthorized' } };
      if (call.path === '/2/users/me')
        return { status: 200, json: { data: { id: '7', name: 'Harbour', username: 'harbour' } } };
      if (call.path !== '/2/tweets' || call.method !== 'POST')
        return { status: 404, json: { title: 'Not Found' } };
      const text = textOf(json(call).text);
      if ([...posted.values()].some((one) => one.text === text)) {
        return {
          status: 403,
          json: {
            title: 'Forbidden',
            detail: 'You are not allowed to create a Tweet with duplicate content.',
          },
        };
      }
      const id = String(1990 + posted.size);
      posted.set(id, {
        id,
        title: '',
        text,
        bytes: null,
        link: text.split(' ').at(-1) ?? '',
        isPublic: true,
      });
      return { status: 201, json: { data: { id, text } } };
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const twitterEntries = {
  twitter: { type: 'twitter', title: 'harbour', token: 'user token' },
} as const;

/** Settings that point a station to it. */
export const twitterSettings = (at: string) => ({
  POSTKIT_TWITTER_URL: at,
  POSTKIT_TWITTER_AUTHORIZE_URL: `${at}/authorize`,
  POSTKIT_TWITTER_CLIENT_ID: 'client',
  POSTKIT_TWITTER_CLIENT_SECRET: 'client secret',
});
