import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { stationSlug, text } from '../common/scalars.ts';
import { admins, anyone, signedIn } from '../operation-builders.ts';
import { authorizationGuid, spreakerShow } from './authorization.ts';

const request = {
  query: z.object({
    /** UUID that the client generates, which identifies the authorization. */
    guid: authorizationGuid,
  }),
  responseKind: 'redirect',
  success: 302,
  errors: [503],
  effect: true,
} as const;

/** No `effect`: the platform's redirect arrives here from another site. `state` and the session cookie protect the call. */
const callback = {
  query: z.object({
    /** State that the platform sends back. */
    state: text(200).optional(),
    /** Code that the station exchanges for a token. */
    code: text(4000).optional(),
    /** Error of the platform, if the user denied access. */
    error: text(200).optional(),
  }),
} as const;

/** Connecting accounts of platforms by OAuth 2.0: the windows, and the lists that a connected account offers. */
export const authorizationOperations = {
  requestFacebook: admins.read('connections.requestFacebook', '/{station}/request_facebook_code/', {
    summary: 'Open Facebook’s window to authorize a page',
    ...request,
  }),
  requestYoutube: admins.read('connections.requestYoutube', '/{station}/api/v1/request_youtube_code', {
    summary: 'Open Google’s window to authorize a YouTube channel',
    ...request,
  }),
  requestTwitter: admins.read('connections.requestTwitter', '/{station}/request_twitter_code/', {
    summary: 'Open X’s window to authorize an account',
    ...request,
  }),
  requestSpreaker: admins.read('connections.requestSpreaker', '/{station}/request_spreaker_code/', {
    summary: 'Open Spreaker’s window to authorize an account',
    ...request,
  }),
  setFacebook: anyone.read('connections.setFacebook', '/set_facebook_code/', {
    summary: 'Last page of Facebook’s window, which reports the result to the page that opened it',
    ...callback,
  }),
  setYoutube: anyone.read('connections.setYoutube', '/set_youtube_code/', {
    summary: 'Last page of Google’s window',
    ...callback,
  }),
  setTwitter: anyone.read('connections.setTwitter', '/set_twitter_code/', {
    summary: 'Last page of X’s window',
    ...callback,
  }),
  setSpreaker: anyone.read('connections.setSpreaker', '/set_spreaker_code/', {
    summary: 'Last page of Spreaker’s window',
    ...callback,
  }),
  facebookPages: signedIn.read('connections.facebookPages', '/get_facebook_pages/', {
    scope: 'station',
    summary: 'List the pages of the Facebook account that the caller authorized last, as an HTML select',
    query: z.object({
      /** Slug of the station. */
      station: stationSlug,
    }),
    errors: [404],
  }),
  spreakerShows: admins.read('connections.spreakerShows', '/{station}/get_spreaker_shows/{guid}/', {
    summary: 'List the shows of an authorized Spreaker account',
    params: stationParams.extend({ guid: authorizationGuid }),
    response: z.array(spreakerShow),
    errors: [502],
  }),
} as const;
