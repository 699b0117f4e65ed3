import { Readable } from 'node:stream';
import { partOperations, tusVersion, uploadOperations } from '@postkit/sdk/schema';
import type { FastifyReply } from 'fastify';
import type { StationContext } from '../../platform/context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Accounts } from '../accounts/index.ts';
import { checkTusVersion, readAnnouncement, readBytes } from './read-announcement.ts';
import type { Resumable } from './resumable.service.ts';
import type { UploadRow } from './upload-tables.ts';
import type { UploadTeller } from './uploads.live.ts';

/** Milliseconds of silence after which a sender is given up. */
const idleMs = 120_000;

function tell(reply: FastifyReply, { received }: UploadRow): void {
  reply.header('tus-resumable', tusVersion).header('upload-offset', received);
}

/** Uploads in parts, as tus 1.0.0 with creation and termination has them. */
export function registerResumableRoutes(
  { register, http, config }: StationContext,
  { accounts, resumable, teller }: { accounts: Accounts; resumable: Resumable; teller: UploadTeller },
): void {
  const senderOf = (slug: string, personId: number) => ({ station: accounts.stationAt(slug), personId });
  http.addHook('preClose', () => resumable.stop());

  register(partOperations.begin, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    const sender = senderOf(params.station, person.userId);
    const row = await resumable.begin(sender, readAnnouncement(request.headers));
    tell(reply, row);
    reply.header('location', partOperations.append.path.replace('{station}', params.station).replace('{uuid}', row.uuid));
    return teller.present(sender.station, row);
  });

  // A client asks before it has chosen a version.
  register(partOperations.terms, ({ reply }) => {
    reply.header('tus-version', tusVersion).header('tus-extension', 'creation,termination').header('tus-max-size', config.uploadLimitBytes);
  });

  register(partOperations.offset, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    const row = await resumable.find(senderOf(params.station, person.userId), params.uuid);
    tell(reply, row);
    reply.header('upload-length', row.bytes).header('cache-control', 'no-store');
  });

  register(partOperations.append, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    const { body } = request;
    if (!(body instanceof Readable)) throw fail('request.type');
    request.raw.setTimeout(idleMs, () => request.raw.destroy());
    const offset = readBytes(request.headers, 'upload-offset');
    const announced = Number(request.headers['content-length'] ?? 0) || 0;
    tell(reply, await resumable.append(senderOf(params.station, person.userId), params.uuid, { offset, body, announced }));
  });

  register(uploadOperations.cancel, async ({ params, person, request, reply }) => {
    checkTusVersion(request.headers);
    await resumable.cancel(senderOf(params.station, person.userId), params.uuid);
    reply.header('tus-resumable', tusVersion);
  });
}
