import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type TranscriptFormat, type transcriptInput, transcriptOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { entityTag } from '../../platform/http/entity-tag.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { captionTypes, writeCaptions } from './captions/write-captions.ts';
import type { Transcriptions } from './speech/transcriptions.service.ts';
import { fail } from './transcript-errors.ts';
import type { TranscriptWords } from './transcript-words.ts';
import { presentTranscript, presentTranscription } from './transcripts.presenter.ts';
import { isAutomatic, setAutomatic, transcriptionOf } from './transcripts.repository.ts';
import type { TranscriptFileInput, TranscriptService } from './transcripts.service.ts';

export interface TranscriptRouteDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly shows: Shows;
  readonly transcripts: TranscriptService;
  readonly transcriptions: Transcriptions;
}

export function registerTranscriptRoutes({ register, db }: StationContext, deps: TranscriptRouteDeps): void {
  const { accounts, audioEvents, episodes, shows, transcripts, transcriptions } = deps;

  /** An event that the caller may hear, with its audio. */
  async function eventOf(person: SignedInUser, { station: slug, id }: { station: string; id: number }) {
    const station = accounts.stationAt(slug);
    const event = await audioEvents.find(station, id);
    if (!event || !audioEvents.canPlay(person, station, event)) throw failPlatform('resource.absent');
    if (event.gone === 1) throw fail('transcripts.gone');
    return { station, event };
  }

  async function episodeOf({
    station: slug,
    id,
  }: {
    station: string;
    id: number;
  }): Promise<{ station: Station; row: EpisodeRow }> {
    const station = accounts.stationAt(slug);
    const row = await episodes.store.get(station, id);
    if (!row) throw failPlatform('resource.absent');
    return { station, row };
  }

  const presentEvent = async (event: AudioEventRow) =>
    presentTranscript(
      await transcripts.ofEvent(event),
      presentTranscription(await transcriptionOf(db, event.id)),
      transcriptions.isAvailable,
    );
  const presentEpisode = async (row: EpisodeRow) =>
    presentTranscript(
      await transcripts.ofEpisode(row),
      presentTranscription(undefined),
      transcriptions.isAvailable,
    );

  register(transcriptOperations.ofEvent, async ({ params, person }) =>
    presentEvent((await eventOf(person, params)).event),
  );

  register(transcriptOperations.importForEvent, async ({ params, body, person }) => {
    const { station, event } = await eventOf(person, params);
    const notice = await transcripts.importForEvent(station, event, fileOf(body));
    return { ...(await presentEvent(event)), notice };
  });

  register(transcriptOperations.eventFile, async ({ params, person, request, reply }) => {
    const { event } = await eventOf(person, params);
    return sendFile({
      request,
      reply,
      words: await transcripts.ofEvent(event),
      format: params.format,
      name: event.title,
    });
  });

  register(transcriptOperations.transcribe, async ({ params, person }) => {
    const { station, event } = await eventOf(person, params);
    await transcriptions.request(station, event);
    return presentEvent(event);
  });

  register(transcriptOperations.cancelTranscription, async ({ params, person }) => {
    const { station, event } = await eventOf(person, params);
    await transcriptions.cancel(station, event.id);
  });

  register(transcriptOperations.ofEpisode, async ({ params }) =>
    presentEpisode((await episodeOf(params)).row),
  );

  register(transcriptOperations.importForEpisode, async ({ params, body }) => {
    const { station, row } = await episodeOf(params);
    const notice = await transcripts.importForEpisode(station, row, fileOf(body));
    return { ...(await presentEpisode(row)), notice };
  });

  register(transcriptOperations.episodeFile, async ({ params, request, reply }) => {
    const { row } = await episodeOf(params);
    return sendFile({
      request,
      reply,
      words: await transcripts.ofEpisode(row),
      format: params.format,
      name: row.name,
    });
  });

  register(transcriptOperations.nameSpeaker, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    if (body.scope === 'show' && !(await shows.get(station, body.id))) throw failPlatform('resource.absent');
    await transcripts.nameSpeaker(
      station,
      body,
      async (id) => (await eventOf(person, { ...params, id })).event,
    );
  });

  register(transcriptOperations.settings, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    if (!(await shows.get(station, params.id))) throw failPlatform('resource.absent');
    return {
      automatic: await isAutomatic(db, station.id, params.id),
      can_transcribe: transcriptions.isAvailable,
    };
  });

  register(transcriptOperations.setSettings, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    if (!(await shows.get(station, params.id))) throw failPlatform('resource.absent');
    await setAutomatic(db, station.id, params.id, body.automatic);
    return { ...body, can_transcribe: transcriptions.isAvailable };
  });
}

/** The text of an input, or its bytes. */
function fileOf({
  format,
  file,
  file_base64,
  charset,
  language,
}: z.output<typeof transcriptInput>): TranscriptFileInput {
  return {
    format,
    file: file ?? Buffer.from(file_base64 ?? '', 'base64'),
    charset: charset || null,
    language,
  };
}

interface SentFile {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly words: TranscriptWords;
  readonly format: TranscriptFormat;
  /** Name of the file without its ending. */
  readonly name: string;
}

/** Responds with the heard words as a file. @throws resource.absent without words */
function sendFile({ request, reply, words: { words, language }, format, name }: SentFile) {
  const heard = words.filter(({ cut }) => !cut);
  if (heard.length === 0) throw failPlatform('resource.absent');
  const body = Buffer.from(writeCaptions(format, heard, language));
  return serveBuffer(request, reply, body, {
    type: captionTypes[format],
    cacheControl: 'private, no-cache',
    etag: entityTag(body),
    modifiedAt: 0,
    downloadName: `${name || 'transcript'}.${format}`,
  });
}
