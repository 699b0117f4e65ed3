import type { FastifyReply } from 'fastify';
import { importOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { htmlPage } from '../../platform/html-page.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { networkOf } from '../../platform/network-of.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Imports } from './imports.ts';

/** The pages for the owner of a locked podcast, who has no account at the station. */
export function registerConsentPages(
  { register }: StationContext,
  accounts: Accounts,
  imports: Imports,
): void {
  register(importOperations.consentPage, async ({ params, query, reply }) => {
    const station = accounts.stationAt(params.station);
    return page(reply, async () => {
      const { title, url } = await imports.consentRequest(station, query.token);
      const token = `<input type="hidden" name="token" value="${escapeHtml(query.token)}">`;
      const allow = '<button name="decision" value="allow">Allow the import</button>';
      const decline = '<button name="decision" value="decline" class="quiet">Decline</button>';
      return [
        `Allow the import of ${title}?`,
        `<p>${escapeHtml(station.title)} wants to copy the episodes of <strong>${escapeHtml(title)}</strong> from ${escapeHtml(url)}. The feed of the podcast is locked and names you as its owner.</p>`,
        `<form method="post" class="choices">${token}${allow}${decline}</form>`,
      ];
    });
  });

  register(importOperations.consent, async ({ params, body, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const network = networkOf(request.ip);
    return page(reply, async () => {
      if (body.decision === 'decline') {
        const { title } = await imports.decline(station, body.token, network);
        return [
          'The import is declined',
          `<p>${escapeHtml(station.title)} copies no episode of ${escapeHtml(title)}. You can close this page.</p>`,
        ];
      }
      const { title } = await imports.consent(station, body.token, network);
      return [
        'The import is allowed',
        `<p>${escapeHtml(station.title)} now copies the episodes of ${escapeHtml(title)}. You can close this page.</p>`,
      ];
    });
  });
}

/** A link that is too old gets a page, because its reader sees no other. */
async function page(
  reply: FastifyReply,
  write: () => Promise<[title: string, ...body: string[]]>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  try {
    const [title, ...body] = await write();
    return sendPage(reply, htmlPage(title, body.join('\n')));
  } catch (error) {
    if (!isStationError(error, 'imports.link-void')) throw error;
    return sendPage(
      reply.code(410),
      htmlPage('This link is no longer valid', `<p>${escapeHtml(error.message)}</p>`),
    );
  }
}
