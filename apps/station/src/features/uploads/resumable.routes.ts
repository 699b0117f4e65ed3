import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { partOperations, tusVersion, uploadOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Accounts } from '../accounts/index.ts';
import { checkTusVersion, readAnnouncement, readBytes } from './read-announcement.ts';
import type { Resumable } from './resumable.service.ts';
import type { UploadRow } from './upload-tables.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';
import { presentUnfinished } from './uploads.presenter.ts';

function setOffset(reply: FastifyReply, { received }: UploadRow): void {
  reply.header('tus-resumable', tusVersion).header('upload-offset', received);
}

/** Uploads in parts: tus 1.0.0 with the extensions creation and termination. */
export function registerResumableRoutes(
  { register, http, config }: StationContext,
  {
    accounts,
    resumable,
    publisher,
  }: { accounts: Accounts; resumable: Resumable; publisher: UploadProgressPublisher },
): void {
  const senderOf = (slug: string, personId: number) => ({ station: accounts.stationAt(slug), personId });
  http.addHook('preClose', () => resumable.stop());

  register(partOperations.begin, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    const sender = senderOf(params.station, person.userId);
    const row = await resumable.begin(sender, readAnnouncement(request.headers));
    setOffset(reply, row);
    reply.header(
      'location',
      partOperations.append.path.replace('{station}', params.station).replace('{uuid}', row.uuid),
    );
    return publisher.present(sender.station, row);
  });

  // A client may ask before it has chosen a version.
  register(partOperations.terms, ({ reply }) => {
    reply
      .header('tus-version', tusVersion)
      .header('tus-extension', 'creation,termination')
      .header('tus-max-size', config.uploadLimitBytes);
  });

  register(partOperations.offset, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    const row = await resumable.find(senderOf(params.station, person.userId), params.uuid);
    setOffset(reply, row);
    reply.header('upload-length', row.bytes).header('cache-control', 'no-store');
  });

  register(partOperations.append, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    const { body } = request;
    if (!(body instanceof Readable)) throw fail('request.type');
    const offset = readBytes(request.headers, 'upload-offset');
    const announced = Number(request.headers['content-length'] ?? 0) || 0;
    setOffset(
      reply,
      await resumable.append(senderOf(params.station, person.userId), params.uuid, {
        offset,
        body,
        announced,
      }),
    );
  });

  const callerOf = (slug: string, { userId: personId, companyAdmin, stations }: SignedInUser) => ({
    station: accounts.stationAt(slug),
    personId,
    isAdmin: companyAdmin || stations.get(slug)?.admin === true,
  });

  register(uploadOperations.unfinished, async ({ params, person }) => {
    const caller = callerOf(params.station, person);
    const rows = await resumable.unfinished(caller);
    const ids = new Set(rows.flatMap(({ person_id }) => person_id ?? []));
    const users = await Promise.all([...ids].map(async (id) => [id, await accounts.user(id)] as const));
    const names = new Map(users.map(([id, user]) => [id, user ? nameOf(user) : '']));
    return rows.map((row) =>
      presentUnfinished(row, {
        user: names.get(row.person_id ?? 0) ?? '',
        own: row.person_id === caller.personId,
      }),
    );
  });

  register(uploadOperations.cancel, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    await resumable.cancel(callerOf(params.station, person), params.uuid);
    reply.header('tus-resumable', tusVersion);
  });
}

function nameOf({
  first_name,
  last_name,
  username,
}: {
  first_name: string;
  last_name: string;
  username: string;
}): string {
  return [first_name, last_name].filter(Boolean).join(' ') || username;
}
