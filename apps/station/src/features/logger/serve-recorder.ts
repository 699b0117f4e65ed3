import type { RoleLink } from '../../supervisor/role-messages.ts';
import type { RecorderHost } from './recorder-host.ts';
import type { FromRecorder, ToRecorder } from './recorder-messages.ts';

type RecorderLink = RoleLink<FromRecorder, ToRecorder>;

interface RecorderService {
  readonly host: RecorderHost;
  /** Runs before settings are applied. */
  readonly refresh: () => Promise<void>;
}

/** Connects a host of this process to the web process. */
export function serveRecorder(link: RecorderLink, { host, refresh }: RecorderService): void {
  link.onMessage(({ id, stationId }) => {
    refresh()
      .then(() => host.apply(stationId))
      .then(
        () => link.send({ type: 'applied', id, error: null }),
        (error: unknown) =>
          link.send({ type: 'applied', id, error: error instanceof Error ? error.message : String(error) }),
      );
  });
  link.onStart(() => link.send({ type: 'recordings', recordings: host.recordings() }));
}
