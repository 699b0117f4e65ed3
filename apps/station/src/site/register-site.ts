import { readFile, stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { singleSignOnOperations } from '@postkit/sdk/schema';
import type { PlayerFallback } from '../features/public-pages/index.ts';
import { fail } from '../platform/errors/platform-errors.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { contentPolicy, isolatePages } from '../platform/http/security-headers.ts';
import { serveBuffer } from '../platform/http/serve-file.ts';
import type { SingleSignOnConfig } from '../platform/single-sign-on-settings.ts';
import { builtFiles, type BuiltFile } from './built-files.ts';
import { registerDocumentation } from './register-documentation.ts';
import { immutable, originOf, rest, sendBuilt } from './send-built.ts';
import type { SiteAddresses } from './site-addresses.ts';
import { storeWidgetBuild } from './widget-builds.ts';

const query = z.object({
  station: z.string().catch(''),
  episode: z.coerce.number().int().positive().nullable().catch(null),
});

/** Sends the player's page of a frame, with what readers without scripts get of the episode that its address names. */
async function sendPlayerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type }: BuiltFile,
  { fallback, cacheControl }: { fallback: PlayerFallback; cacheControl: string },
): Promise<FastifyReply> {
  const [page, { mtimeMs }, plain] = await Promise.all([
    readFile(path, 'utf8'),
    stat(path),
    fallback(query.parse(request.query)),
  ]);
  const html = plain === '' ? page : page.replace('<body>', () => `<body><noscript>${plain}</noscript>`);
  return serveBuffer(request, reply, Buffer.from(html), { type, cacheControl, modifiedAt: mtimeMs });
}

export interface SiteFolders {
  /** Built console: the addresses that a user opens. */
  readonly console: string;
  /** Built player, under `/widget/v4/`. */
  readonly widget: string;
  /** Built documentation, under `/docs/`. */
  readonly docs: string;
}

export interface SiteOptions extends SiteAddresses {
  /** Folder of the players that addresses with a version pin, such as `/widget/v4-1f0c9a3e/`. */
  readonly widgetBuilds: string;
  /** For the player's page, which frames show. */
  readonly playerFallback: PlayerFallback;
}

const method = ['GET', 'HEAD'];
/** Embed codes name the script for years, so browsers must revalidate it from time to time. */
const fewMinutes = 'public, max-age=300';
const notBuilt =
  'The console is not built. Run "npm run build" in the project, or "npm start", which does it.\n';

/** Serves the apps. Register it last: the console receives every address without another route. */
export async function registerSite(
  http: FastifyInstance,
  folders: SiteFolders,
  options: SiteOptions,
): Promise<void> {
  const player = builtFiles(folders.widget);
  const app = builtFiles(folders.console);
  const signIn = options.singleSignOn && createProviderPages(options.singleSignOn);
  const builds = await storeWidgetBuild(options.widgetBuilds, folders.widget);
  await registerDocumentation(http, folders.docs, options);

  await http.register(async (group) => {
    contentPolicy(group, widgetPolicy);
    group.route({
      method,
      url: '/widget/v4/*',
      handler: async (request, reply) => {
        const file = player.get(rest(request));
        const isFresh = file !== undefined && /html|json/.test(file.type);
        return sendToAnySite(request, reply, {
          file,
          cacheControl: isFresh ? 'no-cache' : fewMinutes,
          fallback: options.playerFallback,
        });
      },
    });
    group.route<{ Params: { version: string } }>({
      method,
      url: '/widget/v:version/*',
      handler: async (request, reply) => {
        const file = builds.get(request.params.version)?.get(rest(request));
        return sendToAnySite(request, reply, {
          file,
          cacheControl: immutable,
          fallback: options.playerFallback,
        });
      },
    });
  });

  await http.register(async (group) => {
    contentPolicy(group, consolePolicy(options));
    isolatePages(group);
    group.route({
      method,
      url: '/*',
      handler: async (request, reply) => {
        const file = app.get(rest(request));
        if (file) return sendBuilt(request, reply, file, 'no-cache');
        if (!isScreen(request)) throw fail('resource.absent');
        const page = pageOf(request, app);
        if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
        reply.header('vary', 'accept-language');
        return isSignIn(request) && signIn
          ? signIn.send(request, reply, page)
          : sendBuilt(request, reply, page, 'no-cache');
      },
    });
  });
}

/** The console's page. That of the sign-in is rendered ahead in each language, of which the browser prefers one. */
function pageOf(
  { url, headers }: FastifyRequest,
  app: ReadonlyMap<string, BuiltFile>,
): BuiltFile | undefined {
  if (pathOf(url) === '/slot') return app.get('slot.html');
  const preferred = isSignIn({ url }) ? [...(headers['accept-language'] ?? '').split(','), 'en'] : [];
  const pages = preferred.map((language) =>
    app.get(`login.${language.trim().slice(0, 2).toLowerCase()}.html`),
  );
  return pages.find(Boolean) ?? app.get('index.html');
}

function isSignIn({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return pathOf(url) === '/login';
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

/** A widget may be embedded in any page. Its own page completes the policy with the hashes of its contents. */
const widgetPolicy = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** Workers from blobs decode audio, and images may come from other hosts; everything else is same-origin, or a tool's. */
function consolePolicy({
  publicUrl,
  imageOrigin = '',
  fileOrigins,
  tools,
  twistedWaveUrl,
}: SiteAddresses): string {
  const origin = originOf(publicUrl);
  const toolOrigins = [
    ...new Set([tools.chat, tools.analytics, tools.sessionRecording, ...tools.origins].map(originOf)),
  ];
  const directive = (name: string, ...sources: string[]) =>
    [name, "'self'", ...sources.filter(Boolean)].join(' ');
  return [
    "default-src 'self'",
    directive('script-src', originOf(twistedWaveUrl), ...toolOrigins),
    // A tool's web sockets are at its origin too, which the policy does not imply.
    directive(
      'connect-src',
      origin,
      imageOrigin,
      ...fileOrigins,
      ...toolOrigins.flatMap((tool) => [tool, tool.replace(/^http/, 'ws')]),
    ),
    directive('style-src', "'unsafe-inline'", ...toolOrigins),
    directive('img-src', origin, imageOrigin, ...fileOrigins, ...toolOrigins, 'https:', 'data:', 'blob:'),
    directive('media-src', origin, ...fileOrigins, ...toolOrigins, 'https:', 'data:', 'blob:'),
    directive('worker-src', 'blob:'),
    directive('font-src', ...toolOrigins, 'data:'),
    directive('frame-src', origin, ...toolOrigins),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** @throws resource.absent without a file */
async function sendToAnySite(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    file,
    cacheControl,
    fallback,
  }: { file: BuiltFile | undefined; cacheControl: string; fallback: PlayerFallback },
) {
  if (!file) throw fail('resource.absent');
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  const isPage = file.type.startsWith('text/html');
  return isPage
    ? sendPlayerPage(request, reply, file, { fallback, cacheControl })
    : sendBuilt(request, reply, file, cacheControl);
}

/** Whether the request opens a screen, in contrast to a program that requests an unknown address. */
function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isCall =
    /^\/(?:api|stations|sessions|encodeprogress|widget)(?:\/|$)/.test(path) ||
    /^\/[^/]+\/api(?:\/|$)/.test(path);
  return !isCall && (request.headers.accept ?? '').includes('text/html');
}

/** The pages of the sign-in where the installation has single sign-on. */
interface ProviderPages {
  send(request: FastifyRequest, reply: FastifyReply, page: BuiltFile): Promise<FastifyReply>;
}

/** Names the provider in the page, so that the page shows its button without a request. */
function createProviderPages({ name, isOnly }: Pick<SingleSignOnConfig, 'name' | 'isOnly'>): ProviderPages {
  const provider = { name, isOnly, address: singleSignOnOperations.begin.path };
  const attribute = `data-single-sign-on="${escapeHtml(JSON.stringify(provider))}"`;
  const modifiedAt = Date.now();
  return {
    async send(request, reply, { path, type }) {
      const html = await readFile(path, 'utf8');
      const named = Buffer.from(html.replace('<html', () => `<html ${attribute}`));
      return serveBuffer(request, reply, named, { type, cacheControl: 'no-cache', modifiedAt });
    },
  };
}
