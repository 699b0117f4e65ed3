import { resolve } from 'node:path';
import { z } from 'zod';
import { dataFolder, defaultDataFolder } from './data-folder.ts';
import { readTrustProxy } from './http/trust-proxy.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  POSTKIT_HOST: z
    .string()
    .regex(/^(?:[\da-f]*:[\da-f:.]+|[\w.-]+)$/i, 'must be an IP address or a host name')
    .optional(),
  POSTKIT_DATA: z.string().default(defaultDataFolder),
  POSTKIT_PUBLIC_URL: address.optional(),
  POSTKIT_ADMIN_EMAIL: z.string().min(3).default('admin@localhost'),
  POSTKIT_ADMIN_PASSWORD: z.string().min(8).optional(),
  POSTKIT_DEMO: flag.default(true),
  POSTKIT_ALLOW_PRIVATE_FETCH: flag.default(false),
  POSTKIT_TRUST_PROXY: z.string().default('0'),
  POSTKIT_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  POSTKIT_COUNTRY_DB: z.string().optional(),
  POSTKIT_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
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
  POSTKIT_TWISTED_WAVE_URL: address.optional(),
  POSTKIT_IMAGE_LIBRARY_URL: address.optional(),
  POSTKIT_IMAGE_LIBRARY_KEY: z.string().optional(),
  POSTKIT_VIDEO_EDITOR_URL: address.optional(),
  POSTKIT_VIDEO_HEIGHT: z.coerce.number().int().min(90).max(1080).default(720),
  POSTKIT_OMNY_URL: address.default('https://api.omnystudio.com/v0'),
  POSTKIT_MEGAPHONE_URL: address.default('https://cms.megaphone.fm/api'),
  POSTKIT_SPREAKER_URL: address.default('https://api.spreaker.com'),
  POSTKIT_FACEBOOK_URL: address.default('https://graph.facebook.com/v24.0'),
  POSTKIT_FACEBOOK_VIDEO_URL: address.default('https://graph-video.facebook.com/v24.0'),
  POSTKIT_TWITTER_URL: address.default('https://api.x.com'),
  POSTKIT_YOUTUBE_URL: address.default('https://www.googleapis.com'),
  POSTKIT_YOUTUBE_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
  POSTKIT_YOUTUBE_CLIENT_ID: z.string().optional(),
  POSTKIT_YOUTUBE_CLIENT_SECRET: z.string().optional(),
  FFMPEG_PATH: z.string().optional(),
});

/** Settings that require one another. */
const completeEnvironment = environment
  .refine((env) => !env.POSTKIT_SMTP_URL || env.POSTKIT_MAIL_FROM, {
    path: ['POSTKIT_MAIL_FROM'],
    error: 'is needed with POSTKIT_SMTP_URL',
  })
  .refine((env) => !env.POSTKIT_YOUTUBE_CLIENT_ID === !env.POSTKIT_YOUTUBE_CLIENT_SECRET, {
    path: ['POSTKIT_YOUTUBE_CLIENT_SECRET'],
    error: 'and POSTKIT_YOUTUBE_CLIENT_ID need each other',
  });

/** Settings of the installation, read once at start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; empty values count as unset.
 * @throws Error that names every variable that is unknown or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const unknown = Object.keys(set).filter((name) => name.startsWith('POSTKIT_') && !(name in environment.shape));
  if (unknown.length > 0) throw new Error(`Unknown setting: ${unknown.join(', ')}. See the list of settings in the guide.`);
  const read = completeEnvironment.safeParse(set);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong setting: ${faults.join('; ')}`);
  }
  return named(read.data);
}

function named(env: z.output<typeof environment>) {
  return {
    port: env.PORT,
    /** Null for every address of this machine. */
    host: env.POSTKIT_HOST ?? null,
    /** Absolute path of the data folder. */
    dataDir: dataFolder(env),
    /** Without a slash at the end. */
    publicUrl: (env.POSTKIT_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    adminEmail: env.POSTKIT_ADMIN_EMAIL,
    adminPassword: env.POSTKIT_ADMIN_PASSWORD,
    demo: env.POSTKIT_DEMO,
    allowPrivateFetch: env.POSTKIT_ALLOW_PRIVATE_FETCH,
    trustProxy: readTrustProxy(env.POSTKIT_TRUST_PROXY),
    /** In lower case. */
    countryHeader: env.POSTKIT_COUNTRY_HEADER,
    /** Absolute path of a database in MaxMind's format. */
    countryDb: env.POSTKIT_COUNTRY_DB === undefined ? undefined : resolve(env.POSTKIT_COUNTRY_DB),
    logLevel: env.POSTKIT_LOG_LEVEL,
    uploadLimitBytes: Math.floor(env.POSTKIT_UPLOAD_LIMIT_MB * 1024 * 1024),
    /** Bytes that each station may keep; null for no limit. */
    stationQuotaBytes: env.POSTKIT_STATION_QUOTA_GB === undefined ? null : Math.floor(env.POSTKIT_STATION_QUOTA_GB * 1024 ** 3),
    passwordResetUrl: env.POSTKIT_PASSWORD_RESET_URL,
    academyUrl: env.POSTKIT_ACADEMY_URL,
    salesUrl: env.POSTKIT_SALES_URL,
    providerHome: env.POSTKIT_PROVIDER_HOME,
    signInUrl: env.POSTKIT_SIGN_IN_URL,
    /** Null when no mail can be sent. */
    mail: env.POSTKIT_SMTP_URL && env.POSTKIT_MAIL_FROM ? { smtpUrl: env.POSTKIT_SMTP_URL, from: env.POSTKIT_MAIL_FROM } : null,
    twistedWaveUrl: env.POSTKIT_TWISTED_WAVE_URL?.replace(/\/+$/, ''),
    /** An outside library of licensed images; null when none is configured. */
    imageLibrary: env.POSTKIT_IMAGE_LIBRARY_URL ? { url: env.POSTKIT_IMAGE_LIBRARY_URL, key: env.POSTKIT_IMAGE_LIBRARY_KEY } : null,
    /** Where advanced videos are created. */
    videoEditorUrl: env.POSTKIT_VIDEO_EDITOR_URL,
    /** Height in pixels of the videos that the station renders; they are 16 by 9. */
    videoHeight: env.POSTKIT_VIDEO_HEIGHT,
    services: services(env),
    ffmpegPath: env.FFMPEG_PATH,
  };
}

/** Addresses of the platforms, without a slash at the end. */
function services(env: z.output<typeof environment>) {
  const bare = (url: string) => url.replace(/\/+$/, '');
  const { POSTKIT_YOUTUBE_CLIENT_ID: id, POSTKIT_YOUTUBE_CLIENT_SECRET: secret } = env;
  return {
    omnyUrl: bare(env.POSTKIT_OMNY_URL),
    megaphoneUrl: bare(env.POSTKIT_MEGAPHONE_URL),
    spreakerUrl: bare(env.POSTKIT_SPREAKER_URL),
    facebookUrl: bare(env.POSTKIT_FACEBOOK_URL),
    facebookVideoUrl: bare(env.POSTKIT_FACEBOOK_VIDEO_URL),
    twitterUrl: bare(env.POSTKIT_TWITTER_URL),
    youtubeUrl: bare(env.POSTKIT_YOUTUBE_URL),
    /** Null when the tokens of channels are access tokens, which the station does not renew. */
    youtubeRenewal: id && secret ? { url: env.POSTKIT_YOUTUBE_TOKEN_URL, id, secret } : null,
  };
}
