import type { Operation } from '@postkit/sdk/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Archive, AudioEngine } from './audio/index.ts';
import type { Announce } from './live/announce.ts';
import type { LiveHub } from './live/create-live-hub.ts';
import type { RoleLink } from './supervisor/role-messages.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Authenticate, OperationHandler } from './platform/http/register-operation.ts';
import type { Jobs } from './platform/jobs/create-jobs.ts';
import type { Log } from './platform/log.ts';
import type { DiskBallast } from './platform/storage/disk-ballast.ts';
import type { DiskSpace } from './platform/storage/disk-space.ts';
import type { StorageQuota } from './platform/storage/storage-quota.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Registers an operation's route on the station's own server. */
export type Register = <Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  operation: Operation<Params, Query, Body, Answer>,
  handler: OperationHandler<Params, Query, Body, Answer>,
) => void;

/** What every feature is handed. */
export interface StationContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly disk: DiskSpace;
  readonly ballast: DiskBallast;
  readonly quota: StorageQuota;
  readonly storage: Storage;
  readonly live: LiveHub;
  readonly announce: Announce;
  readonly http: FastifyInstance;
  readonly engine: AudioEngine;
  /** The audio store below the data folder; which segments exist is what the audio-events' rows say. */
  readonly archive: Archive;
  readonly authenticate: Authenticate;
  /** The line to the recorder process; null where this process does everything. */
  readonly link: RoleLink | null;
  readonly register: Register;
  /** Address of the installation for everybody, without a slash at the end. Known once the server listens: read it in calls, do not keep it. */
  readonly publicUrl: string;
  /** The address under which this caller reaches the installation: the configured one, else the one that they used. */
  addressFor(request: FastifyRequest): string;
}

/** The wiring of a feature, which its `createX` returns besides the service. Its tables are in `src/migrations`. */
export interface Feature {
  /** Registers the feature's operations; every feature is made by then. */
  routes(): void;
  /** Takes up its work; before the server listens, jobs run or the demo is made. */
  start?(): Promise<void>;
  /** Ends what goes on by itself, such as a recording; before jobs end. */
  stop?(): Promise<void>;
}
