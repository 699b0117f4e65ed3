export { createLogger } from './logger.feature.ts';
export { LeaseKeeper } from './leases/lease-keeper.ts';
export { createRecorderHost, type RecorderHost, type RecorderHostDeps } from './recorder-host.ts';
export type { FromRecorder, ToRecorder } from './recorder-messages.ts';
export { switchOffLog } from './logger.repository.ts';
export { serveRecorder } from './serve-recorder.ts';
export type { LogCopies } from './log-copies.service.ts';
export type { Logger } from './logger.service.ts';
