// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  ConnectionsFacebookPagesQuery,
  ConnectionsRequestFacebookQuery,
  ConnectionsSetFacebookQuery,
  SpreakerShow,
} from './wire-types.ts';

export const authorizationOperations = /* @__PURE__ */ sentOperations('connections', {
  requestFacebook: { path: '/{station}/request_facebook_code/', responseKind: 'redirect' },
  requestYoutube: { path: '/{station}/api/v1/request_youtube_code', responseKind: 'redirect' },
  requestTwitter: { path: '/{station}/request_twitter_code/', responseKind: 'redirect' },
  requestSpreaker: { path: '/{station}/request_spreaker_code/', responseKind: 'redirect' },
  setFacebook: { path: '/set_facebook_code/', responseKind: 'file' },
  setYoutube: { path: '/set_youtube_code/', responseKind: 'file' },
  setTwitter: { path: '/set_twitter_code/', responseKind: 'file' },
  setSpreaker: { path: '/set_spreaker_code/', responseKind: 'file' },
  facebookPages: { path: '/get_facebook_pages/', responseKind: 'file' },
  spreakerShows: { path: '/{station}/get_spreaker_shows/{guid}/' },
}) as unknown as {
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
