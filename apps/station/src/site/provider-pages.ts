import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleSignOnOperations } from '@postkit/sdk/schema';
import { escapeHtml } from '../platform/escape-html.ts';
import { serveBuffer } from '../platform/http/serve-file.ts';
import type { SingleSignOnConfig } from '../platform/single-sign-on-settings.ts';
import type { BuiltFile } from './built-files.ts';

/** The pages of the sign-in where the installation has single sign-on. */
export interface ProviderPages {
  send(request: FastifyRequest, reply: FastifyReply, page: BuiltFile): Promise<FastifyReply>;
}

/** Names the provider in the page, so that the page shows its button without a request. */
export function createProviderPages({
  name,
  isOnly,
}: Pick<SingleSignOnConfig, 'name' | 'isOnly'>): ProviderPages {
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
