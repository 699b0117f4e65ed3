// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type {
  ConnectionsFacebookPagesQuery,
  ConnectionsRequestFacebookQuery,
  ConnectionsSetFacebookQuery,
  SpreakerShow,
} from './wire-types.ts';

export const authorizationOperations = {
  requestFacebook: {
    id: 'connections.requestFacebook',
    method: 'GET',
    path: '/{station}/request_facebook_code/',
    success: 302,
    responseKind: 'redirect',
  },
  requestYoutube: {
    id: 'connections.requestYoutube',
    method: 'GET',
    path: '/{station}/api/v1/request_youtube_code',
    success: 302,
    responseKind: 'redirect',
  },
  requestTwitter: {
    id: 'connections.requestTwitter',
    method: 'GET',
    path: '/{station}/request_twitter_code/',
    success: 302,
    responseKind: 'redirect',
  },
  requestSpreaker: {
    id: 'connections.requestSpreaker',
    method: 'GET',
    path: '/{station}/request_spreaker_code/',
    success: 302,
    responseKind: 'redirect',
  },
  setFacebook: { id: 'connections.setFacebook', method: 'GET', path: '/set_facebook_code/', success: 200, responseKind: 'file' },
  setYoutube: { id: 'connections.setYoutube', method: 'GET', path: '/set_youtube_code/', success: 200, responseKind: 'file' },
  setTwitter: { id: 'connections.setTwitter', method: 'GET', path: '/set_twitter_code/', success: 200, responseKind: 'file' },
  setSpreaker: { id: 'connections.setSpreaker', method: 'GET', path: '/set_spreaker_code/', success: 200, responseKind: 'file' },
  facebookPages: { id: 'connections.facebookPages', method: 'GET', path: '/get_facebook_pages/', success: 200, responseKind: 'file' },
  spreakerShows: {
    id: 'connections.spreakerShows',
    method: 'GET',
    path: '/{station}/get_spreaker_shows/{guid}/',
    success: 200,
    responseKind: 'json',
  },
} as unknown as {
  requestFacebook: WireOperation<{ params: StationParams; query: ConnectionsRequestFacebookQuery }>;
  requestYoutube: WireOperation<{ params: StationParams; query: ConnectionsRequestFacebookQuery }>;
  requestTwitter: WireOperation<{ params: StationParams; query: ConnectionsRequestFacebookQuery }>;
  requestSpreaker: WireOperation<{ params: StationParams; query: ConnectionsRequestFacebookQuery }>;
  setFacebook: WireOperation<{ query: ConnectionsSetFacebookQuery }>;
  setYoutube: WireOperation<{ query: ConnectionsSetFacebookQuery }>;
  setTwitter: WireOperation<{ query: ConnectionsSetFacebookQuery }>;
  setSpreaker: WireOperation<{ query: ConnectionsSetFacebookQuery }>;
  facebookPages: WireOperation<{ query: ConnectionsFacebookPagesQuery }>;
  spreakerShows: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    response: SpreakerShow[];
  }>;
};
