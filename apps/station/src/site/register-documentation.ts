import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../platform/errors/platform-errors.ts';
import { htmlPage } from '../platform/html-page.ts';
import { contentPolicy } from '../platform/http/security-headers.ts';
import { sendPage } from '../platform/http/send-page.ts';
import { type BuiltFile, builtFiles } from './built-files.ts';
import { originOf, rest, sendBuilt } from './send-built.ts';
import type { SiteAddresses } from './site-addresses.ts';

const method = ['GET', 'HEAD'];

/** Seconds after which a page looks again whether the documentation is built. */
const againSeconds = 5;

/**
 * Serves the built documentation under `/docs/`. Pages have addresses without `.html`. `npm start` builds it beside the running
 * station, and a later build replaces the folder.
 */
export async function registerDocumentation(
  http: FastifyInstance,
  folder: string,
  addresses: SiteAddresses,
): Promise<void> {
  const currentFiles = followBuilds(folder);

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const files = currentFiles();
    const address = addressOf(request);
    const file =
      files.get(address) ?? files.get(address.endsWith('/') ? `${address}index.html` : `${address}.html`);
    if (file) return sendBuilt(request, reply, file, 'no-cache');
    const isFolder = files.has(address === '' ? 'index.html' : `${address}/index.html`);
    if (isFolder) return reply.redirect(address === '' ? '/docs/' : `/docs/${address}/`, 308);
    if (!(request.headers.accept ?? '').includes('text/html')) throw fail('resource.absent');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const missing = files.get('404.html');
    if (missing) return reply.code(404).send(await readFile(missing.path));
    if (!existsSync(`${folder}.building`))
      return sendPage(reply.code(503), htmlPage('The documentation is not built', notBuilt));
    reply.code(503).header('retry-after', againSeconds).header('refresh', againSeconds);
    return sendPage(reply, htmlPage('The documentation is being built', beingBuilt));
  }

  await http.register(async (group) => {
    contentPolicy(group, policyOf(addresses));
    for (const url of ['/docs', '/docs/*']) group.route({ method, url, handler: serve });
  });
}

/** The files of the newest build: a build is complete when it replaces the folder, whose number then differs. */
function followBuilds(folder: string): () => ReadonlyMap<string, BuiltFile> {
  let files = builtFiles(folder);
  let known = numberOf(folder);
  return () => {
    const number = numberOf(folder);
    if (number !== known) files = builtFiles(folder);
    known = number;
    return files;
  };
}

function numberOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
}

/** The address below `/docs/`. Routes ignore a slash at the end, which a folder has and a page has not. */
function addressOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?');
  return path.endsWith('/')
    ? `${rest(request).replace(/\/$/, '')}/`.replace(/^\/$/, 'index.html')
    : rest(request);
}

const notBuilt =
  '<p>Run <code>npm run build</code> in the project, or <code>npm start</code>, which does it.</p><p><a href="/api">The operations</a></p>';

const beingBuilt =
  '<p>That takes a minute after the first start. This page shows it as soon as it is there.</p><p><a href="/api">The operations</a></p>';

/** Samples load the player and its audio from the station; the reader of the operations searches in a worker. */
function policyOf({ publicUrl, imageOrigin = '' }: SiteAddresses): string {
  const own = ["'self'", originOf(publicUrl), imageOrigin].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `connect-src ${own}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} data: https:`,
    `media-src ${own} https: blob:`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
