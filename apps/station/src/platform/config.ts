import { resolve } from 'node:path';
import { countingRuleIds, downloadWindows } from '@postkit/sdk/schema';
import { z } from 'zod';
import { dataFolder, defaultDataFolder } from './data-folder.ts';
import { readTrustProxy } from './http/trust-proxy.ts';
import { samplerNames } from './telemetry/sampler-names.ts';
import { machineRoles, readRoles } from './roles.ts';
import { checkSingleSignOn, singleSignOnOf, singleSignOnSettings } from './single-sign-on-settings.ts';
import { parseS3Address } from './storage/objects/s3-address.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const origin = address.refine((value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`, 'must be an origin, without a path');
const origins = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(origin));

/** `null`, the origin of sandboxed frames and files, and patterns would let in pages of others. */
const exactOrigins = origins.refine((list) => list.every((entry) => !entry.includes('*')), 'must be exact origins, without a wildcard');

const s3Address = z.string().superRefine((address, context) => {
  try {
    parseS3Address(address);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

/** `9000`, or `9000-9009` for at most 100 ports above 1023. */
const portRange = z
  .string()
  .regex(/^\d{4,5}(?:-\d{4,5})?$/, 'must be a port or a range of ports, such as 9000-9009')
  .transform((text) => {
    const [first = 0, last = first] = text.split('-').map(Number);
    return Array.from({ length: Math.max(0, Math.min(last - first + 1, 101)) }, (_, n) => first + n);
  })
  .refine(
    (ports) => ports.length > 0 && ports.length <= 100 && ports.every((port) => port >= 1024 && port <= 65_535),
    'must be 1 to 100 ports from 1024 to 65535',
  );

const environment = z.object({
  ...singleSignOnSettings.shape,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must be the address of a PostgreSQL database, postgres://user:password@host/name')
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  POSTKIT_HOST: z
    .string()
    .regex(/^(?:[\da-f]*:[\da-f:.]+|[\w.-]+)$/i, 'must be an IP address or a host name')
    .optional(),
  POSTKIT_DATA: z.string().default(defaultDataFolder),
  POSTKIT_ROLES: z.string().default(machineRoles.join()),
  POSTKIT_WEB_PROCESSES: z.string().default('1'),
  POSTKIT_DRAIN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  POSTKIT_SCRATCH: z.string().optional(),
  POSTKIT_HEALTH_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  POSTKIT_SERVER_SECRET: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional(),
  POSTKIT_BACKUPS: z.string().optional(),
  POSTKIT_STORAGE: s3Address.optional(),
  POSTKIT_ARCHIVE: z.enum(['files', 'objects']).default('files'),
  POSTKIT_STORAGE_DELIVERY: z.enum(['station', 'redirect']).default('station'),
  POSTKIT_STORAGE_CDN: origin.optional(),
  POSTKIT_STORAGE_COPIES_MB: z.coerce.number().positive().default(1024),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  POSTKIT_AUDIT_DAYS: z.coerce.number().int().min(1).max(3650).default(400),
  POSTKIT_PUBLIC_URL: address.optional(),
  POSTKIT_ADMIN_EMAIL: z.string().min(3).default('admin@localhost'),
  POSTKIT_ADMIN_PASSWORD: z.string().min(8).optional(),
  POSTKIT_DEMO: flag.default(true),
  POSTKIT_ALLOW_PRIVATE_FETCH: flag.default(false),
  POSTKIT_STREAM_PORTS: portRange.default([]),
  POSTKIT_TRUST_PROXY: z.string().default('0'),
  POSTKIT_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  POSTKIT_COUNTRY_DB: z.string().optional(),
  POSTKIT_DOWNLOAD_RULE: z.enum(countingRuleIds).default('iab-2.3'),
  POSTKIT_DOWNLOAD_WINDOW: z.enum(downloadWindows).default('calendar-day'),
  POSTKIT_METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('postkit'),
  OTEL_TRACES_SAMPLER: z.enum(samplerNames).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().positive().default(5000),
  OTEL_SDK_DISABLED: z.string().default('false'),
  POSTKIT_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  POSTKIT_WEBSUB_HUBS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(address))
    .optional(),
  POSTKIT_PODPING_URL: address.default('https://podping.cloud/'),
  POSTKIT_PODPING_TOKEN: z.string().optional(),
  POSTKIT_FEED_PAGE_SIZE: z.coerce.number().int().min(1).max(10_000).default(2000),
  POSTKIT_PROVE_PUBLICATIONS: flag.default(true),
  POSTKIT_AUDIO_VERSION_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  POSTKIT_UPLOAD_LIMIT_MB: z.coerce.number().positive().default(2048),
  POSTKIT_STATION_QUOTA_GB: z.coerce.number().positive().optional(),
  POSTKIT_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  POSTKIT_MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, 'must be an email address, or a name and <an address>')
    .optional(),
  POSTKIT_PASSWORD_RESET_URL: address.optional(),
  POSTKIT_ACADEMY_URL: address.optional(),
  POSTKIT_SALES_URL: address.optional(),
  POSTKIT_PROVIDER_HOME: address.optional(),
  POSTKIT_SIGN_IN_URL: address.optional(),
  POSTKIT_ALLOWED_ORIGINS: exactOrigins.optional(),
  POSTKIT_IMAGE_ORIGIN: origin.optional(),
  POSTKIT_CHAT_SCRIPT_URL: address.optional(),
  POSTKIT_ANALYTICS_SCRIPT_URL: address.optional(),
  POSTKIT_SESSION_RECORDING_SCRIPT_URL: address.optional(),
  POSTKIT_TOOL_ORIGINS: origins.optional(),
  POSTKIT_TWISTED_WAVE_URL: address.optional(),
  POSTKIT_IMAGE_LIBRARY_URL: address.optional(),
  POSTKIT_IMAGE_LIBRARY_KEY: z.string().optional(),
  POSTKIT_SPEECH_URL: address.optional(),
  POSTKIT_SPEECH_KEY: z.string().optional(),
  POSTKIT_SPEECH_MODEL: z.string().default('whisper-1'),
  POSTKIT_SPEECH_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}$/i, 'must be a language code such as en')
    .optional(),
  POSTKIT_SPEECH_COMMAND: z.string().optional(),
  POSTKIT_SPEECH_TIMEOUT_MINUTES: z.coerce.number().positive().max(1440).default(30),
  POSTKIT_VIDEO_EDITOR_URL: address.optional(),
  POSTKIT_VIDEO_HEIGHT: z.coerce.number().int().min(90).max(1080).default(720),
  FFMPEG_PATH: z.string().optional(),
});

/** Settings that require one another. */
const completeEnvironment = environment
  .superRefine(checkSingleSignOn)
  .refine((env) => !env.POSTKIT_SMTP_URL || env.POSTKIT_MAIL_FROM, {
    path: ['POSTKIT_MAIL_FROM'],
    error: 'is needed with POSTKIT_SMTP_URL',
  })
  .refine((env) => env.POSTKIT_DOWNLOAD_WINDOW !== 'last-touch' || env.POSTKIT_DOWNLOAD_RULE === 'iab-2.3', {
    path: ['POSTKIT_DOWNLOAD_WINDOW'],
    error: 'last-touch needs POSTKIT_DOWNLOAD_RULE=iab-2.3, because earlier versions do not name it',
  })
  .refine((env) => !env.POSTKIT_STORAGE_CDN || env.POSTKIT_STORAGE_DELIVERY === 'redirect', {
    path: ['POSTKIT_STORAGE_CDN'],
    error: 'needs POSTKIT_STORAGE_DELIVERY=redirect',
  })
  .refine((env) => env.POSTKIT_ARCHIVE === 'files' || env.POSTKIT_STORAGE, {
    path: ['POSTKIT_ARCHIVE'],
    error: 'objects needs POSTKIT_STORAGE',
  })
  .refine((env) => env.POSTKIT_STORAGE_DELIVERY === 'station' || env.POSTKIT_STORAGE, {
    path: ['POSTKIT_STORAGE_DELIVERY'],
    error: 'needs POSTKIT_STORAGE',
  })
  .refine((env) => !env.POSTKIT_STORAGE || Boolean(env.AWS_ACCESS_KEY_ID) === Boolean(env.AWS_SECRET_ACCESS_KEY), {
    path: ['AWS_SECRET_ACCESS_KEY'],
    error: 'must be set together with AWS_ACCESS_KEY_ID',
  })
  .refine((env) => !env.POSTKIT_SPEECH_URL || !env.POSTKIT_SPEECH_COMMAND, {
    path: ['POSTKIT_SPEECH_COMMAND'],
    error: 'cannot be used together with POSTKIT_SPEECH_URL',
  });

/** Settings of the installation, read once at start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; empty values count as unset.
 * @param platforms Settings of the platforms, which the platforms themselves read from `platformEnv`; null where another
 *   process checks them.
 * @throws Error that names every variable that is unknown or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env, platforms: readonly z.ZodObject[] | null = []) {
  const set = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])));
  const schemas = [completeEnvironment, ...(platforms ?? [])];
  const isKnown = (name: string) => !name.startsWith('POSTKIT_') || schemas.some(({ shape }) => name in shape);
  const unknown = platforms === null ? [] : Object.keys(set).filter((name) => !isKnown(name));
  if (unknown.length > 0) throw new Error(`Unknown setting: ${unknown.join(', ')}. See the list of settings in the guide.`);
  const read = completeEnvironment.safeParse(set);
  const issues = [read, ...(platforms ?? []).map((settings) => settings.safeParse(set))].flatMap(({ error }) => error?.issues ?? []);
  if (!read.success || issues.length > 0) {
    const faults = new Set(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    throw new Error(`Wrong setting: ${[...faults].join('; ')}`);
  }
  const platformEnv = Object.fromEntries(Object.entries(set).filter(([name]) => platforms?.some(({ shape }) => name in shape)));
  return { ...named(read.data), platformEnv };
}

function named(env: z.output<typeof environment>) {
  return {
    port: env.PORT,
    /** Null for every address of this machine. */
    host: env.POSTKIT_HOST ?? null,
    /** Address of the PostgreSQL database; null for the SQLite file of the data folder. */
    databaseUrl: env.DATABASE_URL ?? null,
    /** Absolute path of the data folder. */
    dataDir: dataFolder(env),
    ...readRoles(env),
    /** Port of `/healthz`, `/readyz` and `/metrics` on a machine without the role web; null for none. */
    healthPort: env.POSTKIT_HEALTH_PORT ?? null,
    /** Milliseconds for which the station still serves requests after it was asked to stop. */
    drainMs: env.POSTKIT_DRAIN_SECONDS * 1000,
    /** Instead of the file `server-secret` in the data folder. */
    serverSecret: env.POSTKIT_SERVER_SECRET === undefined ? null : Buffer.from(env.POSTKIT_SERVER_SECRET, 'hex'),
    /** Absolute path of the folder for nightly backups; undefined for none. */
    backupFolder: env.POSTKIT_BACKUPS === undefined ? undefined : resolve(env.POSTKIT_BACKUPS),
    /** The bucket for files; null for the data folder. */
    objectStorage: objectStorageOf(env),
    /** Where recorded audio is: in files of the data folder, or in the database and then in the bucket. */
    archive: env.POSTKIT_ARCHIVE,
    /** Days for which the audit log keeps entries. */
    auditDays: env.POSTKIT_AUDIT_DAYS,
    /** Without a slash at the end. */
    publicUrl: (env.POSTKIT_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    adminEmail: env.POSTKIT_ADMIN_EMAIL,
    adminPassword: env.POSTKIT_ADMIN_PASSWORD,
    demo: env.POSTKIT_DEMO,
    allowPrivateFetch: env.POSTKIT_ALLOW_PRIVATE_FETCH,
    streamPorts: env.POSTKIT_STREAM_PORTS,
    trustProxy: readTrustProxy(env.POSTKIT_TRUST_PROXY),
    /** In lower case. */
    countryHeader: env.POSTKIT_COUNTRY_HEADER,
    /** Absolute path of a database in MaxMind's format. */
    countryDb: env.POSTKIT_COUNTRY_DB === undefined ? undefined : resolve(env.POSTKIT_COUNTRY_DB),
    /** How downloads are counted. */
    counting: { rule: env.POSTKIT_DOWNLOAD_RULE, window: env.POSTKIT_DOWNLOAD_WINDOW },
    /** The token that `/metrics` requires; undefined where the station measures nothing. */
    metricsToken: env.POSTKIT_METRICS_TOKEN,
    /** How traces are sent, where a collector is named. */
    telemetry: {
      serviceName: env.OTEL_SERVICE_NAME,
      sampler: env.OTEL_TRACES_SAMPLER,
      /** Share of the traces of the samplers that take one, 0 to 1. */
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
      /** Milliseconds between two exports. */
      exportEveryMs: env.OTEL_BSP_SCHEDULE_DELAY,
    },
    logLevel: env.POSTKIT_LOG_LEVEL,
    /** WebSub hubs that are notified when a feed changes. */
    webSubHubs: env.POSTKIT_WEBSUB_HUBS ?? [],
    /** Episodes on a page of a feed. */
    feedPageSize: env.POSTKIT_FEED_PAGE_SIZE,
    /** Days for which the replaced audio of published episodes is kept. */
    provePublications: env.POSTKIT_PROVE_PUBLICATIONS,
    audioVersionDays: env.POSTKIT_AUDIO_VERSION_DAYS,
    /** The Podping service that is notified of changed feeds; null without a token. */
    podping: env.POSTKIT_PODPING_TOKEN === undefined ? null : { url: env.POSTKIT_PODPING_URL, token: env.POSTKIT_PODPING_TOKEN },
    uploadLimitBytes: Math.floor(env.POSTKIT_UPLOAD_LIMIT_MB * 1024 * 1024),
    /** Bytes that each station may keep; null for no limit. */
    stationQuotaBytes: env.POSTKIT_STATION_QUOTA_GB === undefined ? null : Math.floor(env.POSTKIT_STATION_QUOTA_GB * 1024 ** 3),
    passwordResetUrl: env.POSTKIT_PASSWORD_RESET_URL,
    academyUrl: env.POSTKIT_ACADEMY_URL,
    salesUrl: env.POSTKIT_SALES_URL,
    providerHome: env.POSTKIT_PROVIDER_HOME,
    signInUrl: env.POSTKIT_SIGN_IN_URL,
    /** Origins whose pages may call the API. */
    allowedOrigins: new Set((env.POSTKIT_ALLOWED_ORIGINS ?? []).map((value) => new URL(value).origin)),
    /** Where the console loads the station's images from; undefined for the station itself. Without a slash at the end. */
    imageOrigin: env.POSTKIT_IMAGE_ORIGIN && new URL(env.POSTKIT_IMAGE_ORIGIN).origin,
    /** Scripts of the installation's tools. */
    tools: {
      chat: env.POSTKIT_CHAT_SCRIPT_URL,
      analytics: env.POSTKIT_ANALYTICS_SCRIPT_URL,
      sessionRecording: env.POSTKIT_SESSION_RECORDING_SCRIPT_URL,
      /** Origins that these scripts use besides their own. */
      origins: (env.POSTKIT_TOOL_ORIGINS ?? []).map((value) => new URL(value).origin),
    },
    /** Null when no mail can be sent. */
    mail: env.POSTKIT_SMTP_URL && env.POSTKIT_MAIL_FROM ? { smtpUrl: env.POSTKIT_SMTP_URL, from: env.POSTKIT_MAIL_FROM } : null,
    /** Null when users sign in with passwords only. */
    singleSignOn: singleSignOnOf(env),
    twistedWaveUrl: env.POSTKIT_TWISTED_WAVE_URL?.replace(/\/+$/, ''),
    /** An outside library of licensed images; null when none is configured. */
    imageLibrary: env.POSTKIT_IMAGE_LIBRARY_URL ? { url: env.POSTKIT_IMAGE_LIBRARY_URL, key: env.POSTKIT_IMAGE_LIBRARY_KEY } : null,
    /** The speech service; null for none. */
    speech: speechOf(env),
    /** Where advanced videos are created. */
    videoEditorUrl: env.POSTKIT_VIDEO_EDITOR_URL,
    /** Height in pixels of the videos that the station renders; they are 16 by 9. */
    videoHeight: env.POSTKIT_VIDEO_HEIGHT,
    ffmpegPath: env.FFMPEG_PATH,
  };
}

function objectStorageOf(env: z.output<typeof environment>) {
  if (!env.POSTKIT_STORAGE) return null;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
  return {
    location: parseS3Address(env.POSTKIT_STORAGE, env.AWS_REGION),
    /** Undefined for those of the machine, such as its role. */
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) } : undefined,
    /** Whether the station sends files itself, or redirects to the store. */
    delivery: env.POSTKIT_STORAGE_DELIVERY,
    /** Origin of a CDN in front of the bucket; null for the store's own. */
    cdn: env.POSTKIT_STORAGE_CDN ? new URL(env.POSTKIT_STORAGE_CDN).origin : null,
    /** Bytes of the disk for copies of files that programs work on. */
    cacheBytes: Math.floor(env.POSTKIT_STORAGE_COPIES_MB * 1024 * 1024),
  };
}

function speechOf(env: z.output<typeof environment>) {
  const { POSTKIT_SPEECH_URL: url, POSTKIT_SPEECH_COMMAND: command, POSTKIT_SPEECH_KEY: key, POSTKIT_SPEECH_MODEL: model } = env;
  const shared = { language: env.POSTKIT_SPEECH_LANGUAGE, timeoutMs: Math.ceil(env.POSTKIT_SPEECH_TIMEOUT_MINUTES * 60_000) };
  if (url) return { kind: 'server', url, key, model, ...shared } as const;
  return command ? ({ kind: 'command', command, ...shared } as const) : null;
}
