import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { transcriptOperations } from '../schema/transcripts/wire-operations.ts';
import type {
  SpeakerInput,
  TranscriptFormat,
  TranscriptInput,
  TranscriptSettingsInput,
  TranscriptSearchQuery,
} from '../schema/transcripts/wire-types.ts';

/** The words of events and episodes, with their times and speakers. */
export class TranscriptsResource extends Resource {
  /**
   * The transcript of an event. Times are milliseconds from its start.
   * @example
   * const { words, timing } = await client.transcripts.ofEvent(1_795_694_400_000);
   * // Words of most scripts; `joinWords` of `@postkit/sdk/words` joins those of all scripts.
   * console.log(words.map(({ text }) => text).join(' '), timing);
   */
  ofEvent(id: number, options: CallOptions = {}) {
    return this.call(transcriptOperations.ofEvent, { ...options, params: { id } });
  }

  /**
   * Replaces the words of an event, in every copy of its audio, by those of a text (`file`) or of its bytes (`file_base64`).
   * `notice` says what the station assumed, and which captions it left out.
   * @throws HttpError 422 naming the line if nothing in the file can be read
   * @example
   * const file = '1\n00:00:00,000 --> 00:00:02,000\nGood morning.\n';
   * await client.transcripts.importForEvent(1_795_694_400_000, { format: 'srt', file, language: 'en' });
   */
  importForEvent(id: number, input: TranscriptInput, options: CallOptions = {}) {
    return this.call(transcriptOperations.importForEvent, {
      ...options,
      params: { id },
      body: input,
    });
  }

  /**
   * The transcript of an event as a file: a response with an unread body.
   * @example
   * const vtt = await (await client.transcripts.eventFile(1_795_694_400_000, 'vtt')).text();
   */
  eventFile(id: number, format: TranscriptFormat, options: CallOptions = {}) {
    return this.transport.open(transcriptOperations.eventFile, { ...options, params: { id, format } });
  }

  /**
   * Address of the file for a browser to open.
   * @example
   * const address = client.transcripts.eventFileAddress(1_795_694_400_000, 'srt');
   */
  eventFileAddress(id: number, format: TranscriptFormat, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(transcriptOperations.eventFile, { params: { id, format } }, options);
  }

  /**
   * Requests a transcription by the speech service. The live event `transcript_changed` reports on it.
   * @throws HttpError 409 if the installation has no speech service
   * @example
   * await client.transcripts.transcribe(1_795_694_400_000);
   * client.live.on('transcript_changed', (change) => console.log(change));
   * client.live.open();
   */
  transcribe(id: number, options: CallOptions = {}) {
    return this.call(transcriptOperations.transcribe, { ...options, params: { id } });
  }

  /**
   * Cancels a transcription, or dismisses its error.
   * @example
   * await client.transcripts.cancelTranscription(1_795_694_400_000);
   */
  cancelTranscription(id: number, options: CallOptions = {}) {
    return this.call(transcriptOperations.cancelTranscription, { ...options, params: { id } });
  }

  /**
   * The transcript of an episode. Times are milliseconds from its start, bumpers included.
   * @example
   * const { words, speakers } = await client.transcripts.ofEpisode(101);
   */
  ofEpisode(id: number, options: CallOptions = {}) {
    return this.call(transcriptOperations.ofEpisode, { ...options, params: { id } });
  }

  /**
   * Replaces the words of all events of an episode, as `importForEvent` does for one.
   * @throws HttpError 422 naming the line if nothing in the file can be read
   * @example
   * const file = '1\n00:00:00,000 --> 00:00:02,000\nGood morning.\n';
   * await client.transcripts.importForEpisode(101, { format: 'srt', file });
   */
  importForEpisode(id: number, input: TranscriptInput, options: CallOptions = {}) {
    return this.call(transcriptOperations.importForEpisode, {
      ...options,
      params: { id },
      body: input,
    });
  }

  /**
   * The transcript of an episode as a file: a response with an unread body.
   * @example
   * const text = await (await client.transcripts.episodeFile(101, 'txt')).text();
   */
  episodeFile(id: number, format: TranscriptFormat, options: CallOptions = {}) {
    return this.transport.open(transcriptOperations.episodeFile, { ...options, params: { id, format } });
  }

  /**
   * Names a speaker of an event (wherever its audio is used), an episode or a show.
   * @example
   * await client.transcripts.nameSpeaker({ scope: 'show', id: 7, label: 'S1', name: 'Ina Berg' });
   */
  nameSpeaker(input: SpeakerInput, options: CallOptions = {}) {
    return this.call(transcriptOperations.nameSpeaker, { ...options, body: input });
  }

  /**
   * Whether the episodes of a show are transcribed automatically.
   * @example
   * const { automatic, can_transcribe } = await client.transcripts.settings(7);
   */
  settings(showId: number, options: CallOptions = {}) {
    return this.call(transcriptOperations.settings, { ...options, params: { id: showId } });
  }

  /**
   * Turns the automatic transcription of a show's episodes on or off.
   * @example
   * await client.transcripts.setSettings(7, { automatic: true });
   */
  setSettings(showId: number, settings: TranscriptSettingsInput, options: CallOptions = {}) {
    return this.call(transcriptOperations.setSettings, {
      ...options,
      params: { id: showId },
      body: settings,
    });
  }

  /**
   * The transcript of a published episode as a response with an unread body.
   * @example
   * const vtt = await (await client.transcripts.published(101, 'vtt')).text();
   */
  published(id: number, format: TranscriptFormat, options: CallOptions = {}) {
    return this.transport.open(transcriptOperations.published, { ...options, params: { id, format } });
  }

  /**
   * Finds words in published episodes, best match first.
   * @example
   * const { hits } = await client.transcripts.search({ q: 'ferry', limit: 5 });
   * for (const { title, start, snippet } of hits) console.log(title, start, snippet);
   */
  search(query: TranscriptSearchQuery, options: CallOptions = {}) {
    return this.call(transcriptOperations.search, { ...options, query });
  }
}
