// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { DownloadQuery } from '../episodes/wire-types.ts';
import type { ShareClip, ShareClipInput, ShareClipsListQuery, ShareClipsListResponse } from './wire-types.ts';

export const shareClipOperations = {
  create: {
    id: 'shareClips.create',
    method: 'POST',
    path: '/{station}/api/v1/share_clip/',
    success: 202,
    responseKind: 'json',
    bodyKind: 'json',
  },
  list: { id: 'shareClips.list', method: 'GET', path: '/{station}/api/v1/share_clip/', success: 200, responseKind: 'json' },
  get: { id: 'shareClips.get', method: 'GET', path: '/{station}/api/v1/share_clip/{guid}/', success: 200, responseKind: 'json' },
  delete: { id: 'shareClips.delete', method: 'DELETE', path: '/{station}/api/v1/share_clip/{guid}/', success: 204, responseKind: 'none' },
  file: { id: 'shareClips.file', method: 'GET', path: '/{station}/share_clip/{guid}.mp4', success: 200, responseKind: 'file' },
} as unknown as {
  create: WireOperation<{ params: StationParams; body: ShareClipInput; response: ShareClip }>;
  list: WireOperation<{ params: StationParams; query: ShareClipsListQuery; response: ShareClipsListResponse }>;
  get: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    response: ShareClip;
  }>;
  delete: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
  }>;
  file: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      guid: string;
    };
    query: DownloadQuery;
  }>;
};
