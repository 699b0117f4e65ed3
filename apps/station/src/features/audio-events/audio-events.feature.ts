import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Categories } from '../categories/index.ts';
import { createAiredCopies } from './aired-copy.service.ts';
import { createArchiveIndex } from './archive-index.service.ts';
import { registerAudioEventRoutes } from './audio-events.routes.ts';
import { createAudioEventService, type AudioEvents } from './audio-events.service.ts';
import { createBroadcast } from './broadcast.service.ts';
import { createEditing } from './editing.service.ts';
import { registerEventAudioRoutes } from './event-audio.routes.ts';
import { createEventAudio } from './event-audio.service.ts';
import { createLibrary } from './library.service.ts';
import { createLogEdits } from './log-edits/log-edits.service.ts';
import { createLogRetention } from './log-retention.service.ts';
import { createLoudness } from './loudness.service.ts';
import { createOriginalFiles } from './original-files.service.ts';
import { defineHearing } from './repeats/hear-events.jobs.ts';
import { createRepeats } from './repeats/repeats.service.ts';
import { defineRetention, type OnFileRemoved } from './retention.jobs.ts';
import { archiveBytes } from './segments.repository.ts';
import { createEventWords } from './words/event-words.service.ts';

/** Logged and uploaded audio. Create it before the jobs start. */
export function createAudioEvents(
  context: StationContext,
  {
    accounts,
    categories,
    onFileRemoved,
  }: { accounts: Accounts; categories: Categories; onFileRemoved: OnFileRemoved },
): AudioEvents & Feature {
  const words = createEventWords(context);
  const library = createLibrary(context, categories, words);
  const editing = createEditing(context, library, words, categories);
  const audio = createEventAudio(context);
  const loudness = createLoudness(context, { accounts, library, audio });
  defineRetention(context, accounts, onFileRemoved);
  const start = defineHearing(context, { accounts, library, audio });
  const copies = createAiredCopies(context, library, words);
  const [index, broadcast, repeats] = [
    createArchiveIndex(context),
    createBroadcast(context),
    createRepeats(context),
  ];
  const parts = {
    accounts,
    library,
    audio,
    loudness,
    index,
    broadcast,
    repeats,
    copies,
    editing,
    words,
    edits: createLogEdits(context, categories, words),
    retention: createLogRetention(context.db),
    originals: createOriginalFiles(context),
  };
  context.quota.include('audio', archiveBytes);
  return {
    ...createAudioEventService(parts),
    start,
    routes() {
      registerAudioEventRoutes(context, { accounts, library, editing });
      registerEventAudioRoutes(context, { accounts, library, audio });
    },
  };
}
