// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import type { DownloadQuery } from '../episodes/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { ShareClip, ShareClipInput, ShareClipsListQuery, ShareClipsListResponse } from './wire-types.ts';

export const shareClipOperations = /* @__PURE__ */ sentOperations('shareClips', {
  create: { method: 'POST', path: '/{station}/api/v1/share_clip/', success: 202 },
  list: { path: '/{station}/api/v1/share_clip/' },
  get: { path: '/{station}/api/v1/share_clip/{guid}/' },
  delete: { method: 'DELETE', path: '/{station}/api/v1/share_clip/{guid}/' },
  file: { path: '/{station}/share_clip/{guid}.mp4', responseKind: 'file' },
}) as unknown as {
  create: WireOperation<{ params: StationParams; body: ShareClipInput; response: ShareClip }>;
  list: WireOperation<{
    params: StationParams;
    query: ShareClipsListQuery;
    response: ShareClipsListResponse;
  }>;
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
