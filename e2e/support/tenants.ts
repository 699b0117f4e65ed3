import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, type ClientOptions, type PostKitClient } from '@postkit/sdk';
import type { Licence, StationFeatures } from '@postkit/sdk/schema';

/** A station of a separate company, with one user who belongs to no other station. */
export interface Tenant {
  readonly slug: string;
  readonly name: string;
  readonly sessionId: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Start of its log, five minutes of consecutive `pieces`, in Unix seconds. */
  readonly loggedAt: number;
}

/** Features of a tenant's station and role of its user; the default is a full station and an admin. */
export interface TenantKind {
  readonly slug: string;
  readonly features?: StationFeatures;
  readonly person?: { readonly admin?: boolean; readonly licence?: Licence; readonly companyAdmin?: boolean };
}

/** Titles of a tenant's events, each 9.9 seconds long. */
export const pieces = ['Morning news', 'Harbour talk', 'Weather'] as const;

const program = fileURLToPath(new URL('write-tenants.ts', import.meta.url));

/** Fills a fresh data folder with tenants, so that a station process can start over it. The first call of a run makes a template. */
export async function makeTenants(
  dataDir: string,
  kinds: readonly (string | TenantKind)[],
): Promise<Tenant[]> {
  const template = await tenantTemplate(
    kinds.map((kind) => (typeof kind === 'string' ? { slug: kind } : kind)),
  );
  await cp(join(template, 'data'), dataDir, { recursive: true });
  return JSON.parse(await readFile(join(template, 'tenants.json'), 'utf8'));
}

const templatesMade = new Map<string, Promise<string>>();

/** Returns the template of these tenants; tests of one worker that begin at once share one that is being made. */
function tenantTemplate(kinds: readonly TenantKind[]): Promise<string> {
  const key = JSON.stringify(kinds);
  const template = templatesMade.get(key) ?? makeTemplate(kinds);
  templatesMade.set(key, template);
  return template;
}

/** Returns a folder with the data folder `data` and its `tenants.json`, made in a process of its own: that loads the station faster. */
async function makeTemplate(kinds: readonly TenantKind[]): Promise<string> {
  const templates = process.env.POSTKIT_E2E_SHARED;
  if (!templates) throw new Error('The global set-up did not run.');
  const template = join(
    templates,
    createHash('sha256').update(JSON.stringify(kinds)).digest('hex').slice(0, 16),
  );
  if (existsSync(template)) return template;
  const unfinished = await mkdtemp(join(templates, 'unfinished-'));
  const args = ['--conditions=postkit-source', program, unfinished, JSON.stringify(kinds)];
  await promisify(execFile)(process.execPath, args);
  // Another worker may have finished the same template first.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true }));
  return template;
}

/** A client that is signed in and has loaded the settings, as a screen's client has. */
export async function clientOf(
  url: string,
  tenant: Tenant,
  options: ClientOptions = {},
): Promise<PostKitClient> {
  const client = createClient({ baseUrl: url, station: tenant.slug, ...options });
  const { username, apikey } = await client.sessions.signIn(tenant.username, tenant.password);
  client.configure({ credentials: { username, apiKey: apikey } });
  await client.settings.get();
  return client;
}
