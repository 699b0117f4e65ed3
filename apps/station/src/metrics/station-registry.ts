import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Recording } from '@postkit/sdk/schema';
import type { BackupState } from '../backup/nightly-backup.ts';
import type { StationContext } from '../context.ts';
import type { PlayoutMeasures } from '../features/playout/index.ts';
import { readDamageNote } from '../platform/db/damage-note.ts';
import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';
import type { JobTables } from '../platform/jobs/job-tables.ts';
import type { ObjectRequests } from '../platform/storage/objects/object-requests.ts';

export interface MetricSources extends Pick<StationContext, 'db' | 'clock' | 'disk'> {
  readonly config: Pick<StationContext['config'], 'dataDir'>;
  /** Null in a process without live streams. */
  readonly live: Pick<StationContext['live'], 'size'> | null;
  /** Null where this process uses no bucket. */
  readonly objectRequests: StationContext['objectRequests'] | null;
  /** The logs of the stations. */
  recordings(): readonly { readonly slug: string; readonly recording: Recording }[];
  /** Null in a process without inputs of playout systems. */
  readonly playout: PlayoutMeasures | null;
  /** The processes of this machine; none without a supervisor. */
  processes(): readonly ProcessHealth[];
  /** Null in a process that makes no backups. */
  readonly backup: { state(): Promise<BackupState> } | null;
}

export interface StationRegistry {
  readonly contentType: string;
  /** Measures everything now, in the text format of Prometheus. */
  text(): Promise<string>;
  /** Counts a response. @param route id of the operation, or the pattern of another address @param seconds until its end */
  observe(route: string, status: number, seconds: number): void;
}

/** The metrics of this process and of the station, with the defaults of prom-client, such as the lag of the event loop. */
export function createStationRegistry(sources: MetricSources): StationRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'postkit_http_request_duration_seconds',
    help: 'Responses by operation, or pattern of another address, and class of status.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  addJobs(registry, sources);
  addRecordings(registry, sources);
  if (sources.playout) addPlayout(registry, sources.playout, sources.clock);
  addProcesses(registry, sources);
  addState(registry, sources);
  if (sources.objectRequests) addObjectRequests(registry, sources.objectRequests);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe: (operation, status, seconds) =>
      requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds),
  };
}

function addObjectRequests(registry: Registry, objectRequests: ObjectRequests): void {
  const requests = new Histogram({
    name: 'postkit_object_store_request_duration_seconds',
    help: 'Requests to the object store with their repetitions, by S3 operation and outcome.',
    labelNames: ['operation', 'outcome'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  });
  objectRequests.listen((operation, hasFailed, seconds) =>
    requests.observe({ operation, outcome: hasFailed ? 'failed' : 'ok' }, seconds),
  );
}

function addJobs(registry: Registry, { db, clock }: MetricSources): void {
  registry.registerMetric(
    new Gauge({
      name: 'postkit_jobs',
      help: 'Jobs of the queue by kind, lane and status. Finished jobs are removed, failed ones stay.',
      labelNames: ['kind', 'lane', 'status'] as const,
      registers: [],
      async collect() {
        this.reset();
        const rows = db
          .tables<JobTables>()
          .selectFrom('jobs')
          .select(['name', 'lane', 'status', (eb) => eb.fn.countAll<number>().as('jobs')]);
        for (const { name, lane, status, jobs } of await rows.groupBy(['name', 'lane', 'status']).execute()) {
          this.inc({ kind: name, lane: lane ?? 'interactive', status }, jobs);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'postkit_jobs_oldest_due_seconds',
      help: 'How long the oldest job that is due has waited, by lane.',
      labelNames: ['lane'] as const,
      registers: [],
      async collect() {
        for (const lane of ['interactive', 'background'] as const) this.set({ lane }, 0);
        const due = db
          .tables<JobTables>()
          .selectFrom('jobs')
          .where('status', '=', 'pending')
          .where('run_at', '<=', clock.now());
        const rows = due.select(['lane', (eb) => eb.fn.min('run_at').as('since')]).groupBy('lane');
        for (const { lane, since } of await rows.execute())
          this.set({ lane: lane ?? 'interactive' }, (clock.now() - Number(since)) / 1000);
      },
    }),
  );
}

function addRecordings(registry: Registry, { recordings, clock }: MetricSources): void {
  registry.registerMetric(
    new Gauge({
      name: 'postkit_recording',
      help: '1 for the state of the log of each station: off, connecting, recording, lost, silent or disk_full.',
      labelNames: ['station', 'state'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { slug, recording } of recordings())
          this.set({ station: slug, state: recording.state }, 1);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'postkit_recording_last_segment_seconds',
      help: 'Seconds since the newest stored segment of each log that is on began; a segment takes five seconds.',
      labelNames: ['station'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { slug, recording } of recordings()) {
          const newest = recording.last_segment_at ?? recording.since;
          if (recording.state !== 'off' && newest !== null)
            this.set({ station: slug }, clock.now() / 1000 - newest);
        }
      },
    }),
  );
}

function addPlayout(registry: Registry, playout: PlayoutMeasures, clock: MetricSources['clock']): void {
  registry.registerMetric(
    new Gauge({
      name: 'postkit_playout_input_last_message_seconds',
      help: 'Seconds since the last message of each playout input that is on and had one.',
      labelNames: ['station', 'input'] as const,
      registers: [],
      async collect() {
        this.reset();
        for (const { slug, name, last_message_ms } of await playout.inputs())
          this.set({ station: slug, input: name }, (clock.now() - last_message_ms) / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'postkit_playout_messages_total',
      help: 'Elements in messages of playout systems that this process read, by their fate in the log.',
      labelNames: ['fate'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const [fate, count] of playout.fates()) this.inc({ fate }, count);
      },
    }),
  );
}

function addProcesses(registry: Registry, { processes }: MetricSources): void {
  registry.registerMetric(
    new Gauge({
      name: 'postkit_process_heartbeat_age_seconds',
      help: 'Seconds without a heartbeat of each process of the machine, and of its media workers; over 6 it does not respond.',
      labelNames: ['process'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { name, silentMs } of processes()) this.set({ process: name }, silentMs / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'postkit_process_hangs_total',
      help: 'How often each process of the machine was killed because it did not respond.',
      labelNames: ['process'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { name, hangs } of processes()) this.inc({ process: name }, hangs);
      },
    }),
  );
}

function addState(registry: Registry, { live, disk, backup, config: { dataDir } }: MetricSources): void {
  const gauge = (name: string, help: string, measure: () => number | Promise<number>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await measure());
        },
      }),
    );
  if (live)
    gauge('postkit_live_streams', 'Open live streams of consoles, commands and hosts.', () => live.size);
  gauge('postkit_disk_free_bytes', 'Bytes that are free on the disk of the data folder.', () =>
    disk.freeBytes(),
  );
  gauge('postkit_disk_room_bytes', 'Bytes that can still be reserved; negative when the disk is low.', () =>
    disk.room(),
  );
  gauge(
    'postkit_database_damaged',
    '1 if the database reported damage and no check has found it whole since.',
    async () => ((await readDamageNote(dataDir)) ? 1 : 0),
  );
  if (!backup) return;
  gauge(
    'postkit_backup_late',
    '1 where nightly backups are set and the newest is older than two days.',
    async () => ((await backup.state()) === 'late' ? 1 : 0),
  );
}
