import { archiveKeepsFree } from './audio/index.ts';
import type { StationContext } from './context.ts';
import type { Station } from './features/accounts/index.ts';
import type { RecorderHost } from './features/logger/index.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import type { ProcessHealth } from './platform/heartbeat/process-health.ts';
import { createHttp } from './platform/http/create-http.ts';
import type { OpenPort } from './platform/http/open-port.ts';
import { createDiskSpace } from './platform/storage/disk-space.ts';

export interface RecorderHealthDeps {
  readonly context: Pick<StationContext, 'config' | 'db' | 'clock' | 'log' | 'engine'>;
  readonly host: Pick<RecorderHost, 'recordings'>;
  readonly stationById: (id: number) => Station | null;
  /** The processes of this machine. */
  readonly processes: () => readonly ProcessHealth[];
  readonly port: OpenPort;
}

/** Serves the health of a recorder, and the metrics of its own recordings, for a machine that does nothing else. */
export async function serveRecorderHealth({
  context,
  host,
  stationById,
  processes,
  port,
}: RecorderHealthDeps): Promise<{ close(): Promise<void> }> {
  const { config } = context;
  const http = await createHttp({ ...context, port });
  const disk = createDiskSpace({ folder: config.dataDir });
  let isStopping = false;
  registerHealth(http, {
    ...context,
    disk,
    isDiskFull: async () => (await disk.freeBytes()) < archiveKeepsFree,
    storage: null,
    processes,
    serving: { isStopping: () => isStopping, isDraining: () => false },
    backup: null,
  });
  const recordings = () =>
    host.recordings().map(([id, recording]) => ({ slug: stationById(id)?.slug ?? String(id), recording }));
  await registerMetrics(http, config, {
    ...context,
    disk,
    live: null,
    objectRequests: null,
    recordings,
    playout: null,
    processes,
    backup: null,
  });
  http.addHook('preClose', () => port.close());
  await http.ready();
  await port.serve();
  return {
    close() {
      isStopping = true;
      return http.close();
    },
  };
}
