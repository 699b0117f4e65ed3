import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { transcriptOperations } from '../schema/transcripts/wire-operations.ts';
import type {
  SpeakerInput,
  TranscriptFormat,
  TranscriptInput,
  TranscriptSettingsInput,
  TranscriptSearchQuery,
} from '../schema/transcripts/wire-types.ts';

/** The words of events and episodes, with their times and speakers. */
export class TranscriptsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Times are milliseconds from the start of the event. */
  ofEvent(id: number, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.ofEvent, { ...options, params: { id } });
  }

  /**
   * Replaces the words of an event, in every copy of its audio.
   * @throws HttpError 422 naming the line if the file cannot be read
   */
  importForEvent(id: number, input: TranscriptInput, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.importForEvent, { ...options, params: { id }, body: input });
  }

  /** The file as a response with an unread body. */
  eventFile(id: number, format: TranscriptFormat, options: CallOptions = {}) {
    return this.#transport.open(transcriptOperations.eventFile, { ...options, params: { id, format } });
  }

  /** Address of the file for a browser to open. */
  eventFileAddress(id: number, format: TranscriptFormat, options?: { withKey?: boolean }): string {
    return this.#transport.addressOf(transcriptOperations.eventFile, { params: { id, format } }, options);
  }

  /**
   * Requests a transcription by the speech service. The live event `transcript_changed` reports on it.
   * @throws HttpError 409 if the installation has no speech service
   */
  transcribe(id: number, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.transcribe, { ...options, params: { id } });
  }

  /** Cancels a transcription, or dismisses its error. */
  cancelTranscription(id: number, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.cancelTranscription, { ...options, params: { id } });
  }

  /** Times are milliseconds from the start of the episode, bumpers included. */
  ofEpisode(id: number, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.ofEpisode, { ...options, params: { id } });
  }

  /** Replaces the words of all events of an episode. @throws HttpError 422 naming the line if the file cannot be read */
  importForEpisode(id: number, input: TranscriptInput, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.importForEpisode, { ...options, params: { id }, body: input });
  }

  /** The file as a response with an unread body. */
  episodeFile(id: number, format: TranscriptFormat, options: CallOptions = {}) {
    return this.#transport.open(transcriptOperations.episodeFile, { ...options, params: { id, format } });
  }

  /** Names a speaker of an event (wherever its audio is used), an episode or a show. */
  nameSpeaker(input: SpeakerInput, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.nameSpeaker, { ...options, body: input });
  }

  settings(showId: number, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.settings, { ...options, params: { id: showId } });
  }

  setSettings(showId: number, settings: TranscriptSettingsInput, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.setSettings, { ...options, params: { id: showId }, body: settings });
  }

  /** The transcript of a published episode as a response with an unread body. */
  published(id: number, format: TranscriptFormat, options: CallOptions = {}) {
    return this.#transport.open(transcriptOperations.published, { ...options, params: { id, format } });
  }

  /** Finds words in published episodes, best match first. */
  search(query: TranscriptSearchQuery, options: CallOptions = {}) {
    return this.#transport.call(transcriptOperations.search, { ...options, query });
  }
}
