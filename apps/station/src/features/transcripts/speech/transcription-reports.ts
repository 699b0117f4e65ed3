import type { TranscriptionState } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import { putTranscription, transcriptionOf } from '../transcripts.repository.ts';

/** Stores and announces the states of transcriptions. */
export function createReports({ db, announce }: Pick<StationContext, 'db' | 'announce'>) {
  async function changed(
    station: Station,
    event_id: number,
    state: TranscriptionState,
    { transaction, words }: { transaction: Transaction; words: boolean },
  ): Promise<void> {
    await announce(
      station,
      'transcript_changed',
      { event_id, words_changed: words, ...state },
      { within: transaction },
    );
  }

  return {
    changed,
    /** Does nothing if a user cancelled the transcription. */
    report: (
      station: Station,
      event_id: number,
      state: TranscriptionState & { status: 'waiting' | 'running' },
    ): Promise<void> =>
      db.transaction(async (transaction) => {
        if (!(await transcriptionOf(transaction, event_id))) return;
        await putTranscription(transaction, { event_id, station_id: station.id, ...state });
        await changed(station, event_id, state, { transaction, words: false });
      }),
  };
}
