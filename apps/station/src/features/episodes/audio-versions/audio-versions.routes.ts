import { audioVersionOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { serveStored } from '../../../platform/http/serve-stored.ts';
import { type Accounts, userDisplayName } from '../../accounts/index.ts';
import type { EpisodeReader } from '../episode-reader.service.ts';
import { fileFacts, renditionTypes } from '../renditions/index.ts';
import type { AudioVersions } from './audio-versions.service.ts';

interface AudioVersionRouteDeps {
  readonly accounts: Accounts;
  readonly reader: Pick<EpisodeReader, 'whole'>;
}

export function registerAudioVersionRoutes(
  { register, storage }: StationContext,
  { accounts, reader }: AudioVersionRouteDeps,
  versions: AudioVersions,
): void {
  register(audioVersionOperations.list, async ({ params }) => ({
    versions: await versions.list(accounts.stationAt(params.station), params.id),
  }));

  register(audioVersionOperations.restore, async ({ params, person }) => {
    const station = accounts.stationAt(params.station);
    const by = await userDisplayName(accounts, person);
    return reader.whole(station, await versions.restore(station, params.id, params.number, by));
  });

  register(audioVersionOperations.annotate, ({ params, body }) =>
    versions.annotate(accounts.stationAt(params.station), params.id, params.number, body.note),
  );

  register(audioVersionOperations.download, async ({ params, request, reply }) => {
    const file = await versions.fileOf(accounts.stationAt(params.station), params.id, params.number);
    const downloadName = `${file.name} (${params.number}).mp3`;
    return serveStored(request, reply, storage, file.key, {
      ...fileFacts(file),
      type: renditionTypes.mp3,
      downloadName,
    });
  });
}
