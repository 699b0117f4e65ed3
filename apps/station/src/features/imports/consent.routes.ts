import { importOperations } from '@postkit/sdk/schema';
import type { FastifyReply } from 'fastify';
import type { StationContext } from '../../context.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { htmlPage } from '../../platform/html-page.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Imports } from './imports.ts';
import { sendPage } from '../../platform/http/send-page.ts';

/** The pages for the owner of a locked podcast, who has no account at the station. */
export function registerConsentPages({ register }: StationContext, accounts: Accounts, imports: Imports): void {
  register(importOperations.consentPage, async ({ params, query, reply }) => {
    const station = accounts.stationAt(params.station);
    return page(reply, async () => {
      const { title, url } = await imports.consentRequest(station, query.token);
      const form = `<form method="post"><input type="hidden" name="token" value="${escapeHtml(query.token)}"><button>Allow the import</button></form>`;
      return [
        `Allow the import of ${title}?`,
        `<p>${escapeHtml(station.title)} wants to copy the episodes of <strong>${escapeHtml(title)}</strong> from ${escapeHtml(url)}.</p>${form}`,
      ];
    });
  });

  register(importOperations.consent, async ({ params, body, reply }) => {
    const station = accounts.stationAt(params.station);
    return page(reply, async () => {
      const { title } = await imports.consent(station, body.token);
      return [
        'The import is allowed',
        `<p>${escapeHtml(station.title)} now copies the episodes of ${escapeHtml(title)}. You can close this page.</p>`,
      ];
    });
  });
}

/** A link that is too old gets a page, because its reader sees no other. */
async function page(reply: FastifyReply, write: () => Promise<[title: string, body: string]>): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  try {
    return sendPage(reply, htmlPage(...(await write())));
  } catch (error) {
    if (!isStationError(error, 'imports.link-void')) throw error;
    return sendPage(reply.code(410), htmlPage('This link is no longer valid', `<p>${escapeHtml(error.message)}</p>`));
  }
}
