// Written by `npm run generate`.

import type { StationIdParams } from '../common/wire-types.ts';
import type { DownloadQuery, Episode } from '../episodes/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  AudioVersion,
  AudioVersionParams,
  AudioVersionsListResponse,
  VersionNote,
} from './wire-types.ts';

export const audioVersionOperations = /* @__PURE__ */ sentOperations('audioVersions', {
  list: { path: '/{station}/api/v1/playlist/{id}/versions/' },
  restore: { method: 'POST', path: '/{station}/api/v1/playlist/{id}/versions/{number}/restore/' },
  annotate: { method: 'PATCH', path: '/{station}/api/v1/playlist/{id}/versions/{number}/' },
  download: { path: '/{station}/playlist/dl/{id}/versions/{number}.mp3', responseKind: 'file' },
}) as unknown as {
  list: WireOperation<{ params: StationIdParams; response: AudioVersionsListResponse }>;
  restore: WireOperation<{ params: AudioVersionParams; response: Episode }>;
  annotate: WireOperation<{ params: AudioVersionParams; body: VersionNote; response: AudioVersion }>;
  download: WireOperation<{ params: AudioVersionParams; query: DownloadQuery }>;
};
