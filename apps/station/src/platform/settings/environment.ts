import { z } from 'zod';
import { countingRuleIds, downloadWindows } from '@postkit/sdk/schema';
import { defaultDataFolder } from '../data-folder.ts';
import { isReservedSlug } from '../reserved-slugs.ts';
import { machineRoles } from '../roles.ts';
import { checkSingleSignOn, singleSignOnSettings } from '../single-sign-on-settings.ts';
import { parseS3Address } from '../storage/objects/s3-address.ts';
import { samplerNames } from '../telemetry/sampler-names.ts';
import { timeZoneNamed } from '../time-zone.ts';
import {
  address,
  choice,
  decimal,
  flag,
  folders,
  list,
  origin,
  portRange,
  publicAddress,
  trustedProxies,
  wholeNumber,
} from './setting-kinds.ts';

const origins = list(origin);

/** `null`, the origin of sandboxed frames and files, and patterns would let in pages of others. */
const exactOrigins = origins.refine(
  (entries) => entries.every((entry) => !entry.includes('*')),
  'must be exact origins, without a wildcard',
);

const shortName = z.string().trim().min(1, 'must not be empty').max(100, 'must have at most 100 characters');

const s3Address = z.string().superRefine((text, context) => {
  try {
    parseS3Address(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

/** The settings of the station, by their names in the environment; those of the platforms are in the platforms. */
export const environment = z.object({
  ...singleSignOnSettings.shape,
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(?:ql)?:\/\//,
      'must be the address of a PostgreSQL database, postgres://user:password@host/name',
    )
    .optional(),
  PORT: wholeNumber(0, 65_535).default(4000),
  POSTKIT_HOST: z
    .string()
    .regex(/^(?:[\da-f]*:[\da-f:.]+|[\w.-]+)$/i, 'must be an IP address or a host name')
    .optional(),
  POSTKIT_DATA: z.string().default(defaultDataFolder),
  POSTKIT_ROLES: z.string().default(machineRoles.join()),
  POSTKIT_WEB_PROCESSES: z.string().default('1'),
  POSTKIT_DRAIN_SECONDS: wholeNumber(0, 3600).default(0),
  POSTKIT_SCRATCH: z.string().optional(),
  POSTKIT_HEALTH_PORT: wholeNumber(1, 65_535).optional(),
  POSTKIT_SETTINGS_FILE: z.string().optional(),
  POSTKIT_SERVER_SECRET: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional(),
  POSTKIT_BACKUPS: z.string().optional(),
  POSTKIT_STORAGE: s3Address.optional(),
  POSTKIT_ARCHIVE: choice(['files', 'objects']).default('files'),
  POSTKIT_STORAGE_DELIVERY: choice(['station', 'redirect']).default('station'),
  POSTKIT_STORAGE_CDN: origin.optional(),
  POSTKIT_STORAGE_COPIES_MB: decimal({ above: 0 }).default(1024),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  POSTKIT_AUDIT_DAYS: wholeNumber(1, 3650).default(400),
  POSTKIT_PUBLIC_URL: publicAddress.optional(),
  POSTKIT_ADMIN_EMAIL: z.string().min(3, 'must be an email address').default('admin@localhost'),
  POSTKIT_ADMIN_PASSWORD: z.string().min(8, 'must have 8 characters or more').optional(),
  POSTKIT_DEMO: flag.default(true),
  POSTKIT_COMPANY_NAME: shortName.optional(),
  POSTKIT_STATION_NAME: shortName.optional(),
  POSTKIT_STATION_SLUG: z
    .string()
    .toLowerCase()
    .regex(/^[a-z\d][a-z\d-]{0,62}$/, 'must have letters, digits and hyphens only, at most 63')
    .refine((slug) => !isReservedSlug(slug), 'is an address of PostKit itself')
    .optional(),
  POSTKIT_STATION_TIMEZONE: z
    .string()
    .refine((name) => timeZoneNamed(name) !== null, 'must be a time zone such as Europe/Berlin')
    .transform((name) => timeZoneNamed(name) ?? name)
    .optional(),
  POSTKIT_ALLOW_PRIVATE_FETCH: flag.default(false),
  POSTKIT_STREAM_PORTS: portRange.default([]),
  POSTKIT_PLAYOUT_PORTS: portRange.default([]),
  POSTKIT_PLAYOUT_FOLDERS: folders.default([]),
  POSTKIT_TRUST_PROXY: trustedProxies.default('0'),
  POSTKIT_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  POSTKIT_COUNTRY_DB: z.string().optional(),
  POSTKIT_DOWNLOAD_RULE: choice(countingRuleIds).default('iab-2.3'),
  POSTKIT_DOWNLOAD_WINDOW: choice(downloadWindows).default('calendar-day'),
  POSTKIT_METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('postkit'),
  OTEL_TRACES_SAMPLER: choice(samplerNames).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: decimal({ least: 0, most: 1 }).default(1),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 3_600_000).default(5000),
  OTEL_SDK_DISABLED: z.string().default('false'),
  POSTKIT_LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  POSTKIT_WEBSUB_HUBS: list(address).optional(),
  POSTKIT_PODPING_URL: address.default('https://podping.cloud/'),
  POSTKIT_PODPING_TOKEN: z.string().optional(),
  POSTKIT_FEED_PAGE_SIZE: wholeNumber(1, 10_000).default(2000),
  POSTKIT_PROVE_PUBLICATIONS: flag.default(true),
  POSTKIT_AUDIO_VERSION_DAYS: wholeNumber(0, 3650).default(30),
  POSTKIT_UPLOAD_LIMIT_MB: decimal({ above: 0 }).default(2048),
  POSTKIT_STATION_QUOTA_GB: decimal({ above: 0 }).optional(),
  POSTKIT_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  POSTKIT_MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be an email address, or a name and <an address>',
    )
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
  POSTKIT_SPEECH_TIMEOUT_MINUTES: decimal({ above: 0, most: 1440 }).default(30),
  POSTKIT_VIDEO_EDITOR_URL: address.optional(),
  POSTKIT_VIDEO_HEIGHT: wholeNumber(90, 1080).default(720),
  FFMPEG_PATH: z.string().optional(),
});

/** The same, with the rules about settings that require one another. */
export const completeEnvironment = environment
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
  .refine(
    (env) => !env.POSTKIT_STORAGE || Boolean(env.AWS_ACCESS_KEY_ID) === Boolean(env.AWS_SECRET_ACCESS_KEY),
    {
      path: ['AWS_SECRET_ACCESS_KEY'],
      error: 'must be set together with AWS_ACCESS_KEY_ID',
    },
  )
  .refine((env) => !env.POSTKIT_SPEECH_URL || !env.POSTKIT_SPEECH_COMMAND, {
    path: ['POSTKIT_SPEECH_COMMAND'],
    error: 'cannot be used together with POSTKIT_SPEECH_URL',
  });
