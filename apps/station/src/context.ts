import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Operation } from '@postkit/sdk/schema';
import type { Archive, AudioEngine } from './audio/index.ts';
import type { Announce } from './live/announce.ts';
import type { LiveHub } from './live/create-live-hub.ts';
import type { StationEventBus } from './live/station-events.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database, Transaction } from './platform/db/database.ts';
import type { Authenticate, OperationHandler } from './platform/http/register-operation.ts';
import type { Revalidation } from './platform/http/revalidation.ts';
import type { Jobs } from './platform/jobs/create-jobs.ts';
import type { Log } from './platform/log.ts';
import type { DiskBallast } from './platform/storage/disk-ballast.ts';
import type { DiskSpace } from './platform/storage/disk-space.ts';
import type { ObjectRequests } from './platform/storage/objects/object-requests.ts';
import type { ObjectStore } from './platform/storage/objects/object-store.ts';
import type { StorageQuota } from './platform/storage/storage-quota.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { RoleLink } from './supervisor/role-messages.ts';

/** Registers an operation's route on the station's own server. */
export type Register = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  operation: Operation<Params, Query, Body, Answer>,
  handler: OperationHandler<Params, Query, Body, Answer>,
) => void;

/** The services that every feature receives. */
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
  /** The requests of the storage to its object store, if it has one. */
  readonly objectRequests: ObjectRequests;
  readonly live: LiveHub;
  readonly announce: Announce;
  /** Emits the events that webhooks receive. */
  readonly stationEvents: StationEventBus;
  readonly http: FastifyInstance;
  readonly revalidation: Revalidation;
  readonly engine: AudioEngine;
  /** The audio store; the rows of the audio events decide which segments exist. */
  readonly archive: Archive<Transaction>;
  /** The object store to which recorded audio moves; null for an archive in files. */
  readonly archiveObjects: ObjectStore | null;
  readonly authenticate: Authenticate;
  /** The link to the recorder process; null when this process does everything. */
  readonly link: RoleLink | null;
  readonly register: Register;
  /** Public address of the installation, without a slash at the end. Known once the server listens: read it in calls, do not store it. */
  readonly publicUrl: string;
  /** The address under which this caller reaches the installation: the configured one, else the one of the request. */
  addressFor(request: FastifyRequest): string;
}

/** The wiring of a feature, which its `createX` returns besides the service. Its tables are in `src/migrations`. */
export interface Feature {
  /** Registers the feature's operations; every feature exists at this time. */
  routes(): void;
  /** Starts the feature's work, before the server listens, jobs run or the demo is created. */
  start?(): Promise<void>;
  /** Stops the feature's background work, such as a recording, before jobs end. */
  stop?(): Promise<void>;
}
