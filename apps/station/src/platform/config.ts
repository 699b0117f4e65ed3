import { resolve } from 'node:path';
import type { z } from 'zod';
import { dataFolder } from './data-folder.ts';
import { readTrustProxy } from './http/trust-proxy.ts';
import { readRoles } from './roles.ts';
import { completeEnvironment, type environment } from './settings/environment.ts';
import { setValues, settingFaults } from './settings/setting-faults.ts';
import { SettingsError } from './settings/settings-error.ts';
import { singleSignOnOf } from './single-sign-on-settings.ts';
import { parseS3Address } from './storage/objects/s3-address.ts';

/** Settings of the installation, read once at start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; empty values count as unset.
 * @param platforms Settings of the platforms, which the platforms themselves read from `platformEnv`; null where another
 *   process checks them.
 * @throws SettingsError that names every variable that is unknown or wrong.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platforms: readonly z.ZodObject[] | null = [],
) {
  const faults = settingFaults(env, platforms);
  if (faults.length > 0) throw new SettingsError(faults, env);
  const set = setValues(env);
  const platformEnv = Object.fromEntries(
    Object.entries(set).filter(([name]) => platforms?.some(({ shape }) => name in shape)),
  );
  return { ...named(completeEnvironment.parse(set)), platformEnv };
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
    serverSecret:
      env.POSTKIT_SERVER_SECRET === undefined ? null : Buffer.from(env.POSTKIT_SERVER_SECRET, 'hex'),
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
    /** The company and the station of a first start without the demo; what is undefined, the first sign-in asks. */
    first: {
      companyName: env.POSTKIT_COMPANY_NAME,
      stationName: env.POSTKIT_STATION_NAME,
      stationSlug: env.POSTKIT_STATION_SLUG,
      timezone: env.POSTKIT_STATION_TIMEZONE,
    },
    allowPrivateFetch: env.POSTKIT_ALLOW_PRIVATE_FETCH,
    streamPorts: env.POSTKIT_STREAM_PORTS,
    /** Ports on which inputs may receive playout messages, over TCP and UDP. */
    playoutPorts: env.POSTKIT_PLAYOUT_PORTS,
    /** Absolute paths of the folders from which inputs may read playout messages. */
    playoutFolders: env.POSTKIT_PLAYOUT_FOLDERS,
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
    podping:
      env.POSTKIT_PODPING_TOKEN === undefined
        ? null
        : { url: env.POSTKIT_PODPING_URL, token: env.POSTKIT_PODPING_TOKEN },
    uploadLimitBytes: Math.floor(env.POSTKIT_UPLOAD_LIMIT_MB * 1024 * 1024),
    /** Bytes that each station may keep; null for no limit. */
    stationQuotaBytes:
      env.POSTKIT_STATION_QUOTA_GB === undefined
        ? null
        : Math.floor(env.POSTKIT_STATION_QUOTA_GB * 1024 ** 3),
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
    mail:
      env.POSTKIT_SMTP_URL && env.POSTKIT_MAIL_FROM
        ? { smtpUrl: env.POSTKIT_SMTP_URL, from: env.POSTKIT_MAIL_FROM }
        : null,
    /** Null when users sign in with passwords only. */
    singleSignOn: singleSignOnOf(env),
    twistedWaveUrl: env.POSTKIT_TWISTED_WAVE_URL?.replace(/\/+$/, ''),
    /** An outside library of licensed images; null when none is configured. */
    imageLibrary: env.POSTKIT_IMAGE_LIBRARY_URL
      ? { url: env.POSTKIT_IMAGE_LIBRARY_URL, key: env.POSTKIT_IMAGE_LIBRARY_KEY }
      : null,
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
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  return {
    location: parseS3Address(env.POSTKIT_STORAGE, env.AWS_REGION),
    /** Undefined for those of the machine, such as its role. */
    credentials:
      accessKeyId && secretAccessKey
        ? { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) }
        : undefined,
    /** Whether the station sends files itself, or redirects to the store. */
    delivery: env.POSTKIT_STORAGE_DELIVERY,
    /** Origin of a CDN in front of the bucket; null for the store's own. */
    cdn: env.POSTKIT_STORAGE_CDN ? new URL(env.POSTKIT_STORAGE_CDN).origin : null,
    /** Bytes of the disk for copies of files that programs work on. */
    cacheBytes: Math.floor(env.POSTKIT_STORAGE_COPIES_MB * 1024 * 1024),
  };
}

function speechOf(env: z.output<typeof environment>) {
  const {
    POSTKIT_SPEECH_URL: url,
    POSTKIT_SPEECH_COMMAND: command,
    POSTKIT_SPEECH_KEY: key,
    POSTKIT_SPEECH_MODEL: model,
  } = env;
  const shared = {
    language: env.POSTKIT_SPEECH_LANGUAGE,
    timeoutMs: Math.ceil(env.POSTKIT_SPEECH_TIMEOUT_MINUTES * 60_000),
  };
  if (url) return { kind: 'server', url, key, model, ...shared } as const;
  return command ? ({ kind: 'command', command, ...shared } as const) : null;
}
