import { isAudioError } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Station } from '../accounts/index.ts';
import type { MadeClip } from './clip-maker.ts';
import type { ShareClipRow } from './share-clip-tables.ts';
import { shareClipById, updateShareClip } from './share-clips.repository.ts';

export interface ShareClipOutcomes {
  /** Serves a finished clip from now on, unless it was deleted. */
  keep(transaction: Transaction, station: Station, row: ShareClipRow, made: MadeClip): Promise<void>;
  fail(transaction: Transaction, station: Station, row: ShareClipRow, error: Error): Promise<void>;
}

/** Removes a clip some time after its end, in unix seconds. */
export type AddExpiry = (transaction: Transaction, id: string, endedAt: number) => Promise<void>;

type Change = Pick<ShareClipRow, 'bytes' | 'sha256' | 'notice'> | Pick<ShareClipRow, 'error'>;

const noTranscript = 'This part has no transcript, so the clip has no captions.';

export function createShareClipOutcomes(
  { clock, announce }: Pick<StationContext, 'clock' | 'announce'>,
  addExpiry: AddExpiry,
): ShareClipOutcomes {
  async function endClip(
    transaction: Transaction,
    station: Station,
    { id }: ShareClipRow,
    change: Change,
  ): Promise<void> {
    const ended_at = clock.seconds();
    const status = 'error' in change ? 'error' : 'complete';
    await updateShareClip(transaction, id, { ...change, status, ended_at });
    await addExpiry(transaction, id, ended_at);
    const message = {
      guid: id,
      status,
      progress: 100,
      ...('error' in change && { error: change.error }),
    } as const;
    await announce(station, 'share_clip_changed', message, { within: transaction });
  }

  return {
    async keep(transaction, station, row, { bytes, sha256, hasCaptions, missing }) {
      if (!(await shareClipById(transaction, row.id))) return;
      const notices = [
        ...(row.captions === 1 && !hasCaptions ? [noTranscript] : []),
        ...(missing.length > 0 ? [leftOut(missing)] : []),
      ];
      await endClip(transaction, station, row, { bytes, sha256, notice: notices.join(' ') });
    },
    fail: (transaction, station, row, error) =>
      endClip(transaction, station, row, { error: failureText(error) }),
  };
}

const mostNamed = 8;

function leftOut(missing: readonly string[]): string {
  const more = missing.length - mostNamed;
  const named = missing.slice(0, mostNamed).join(' ') + (more > 0 ? ` and ${more} more` : '');
  return missing.length === 1
    ? `The station has no letters for ${named}, so the clip leaves it out.`
    : `The station has no letters for ${named}, so the clip leaves them out.`;
}

function failureText(error: Error): string {
  if (isStationError(error, 'audio-events.gone') || isAudioError(error, 'segment_missing'))
    return 'Some of this audio was deleted. Choose another part.';
  if (isDiskFull(error)) return "The station's disk is full. Free some space, then make the clip again.";
  if (isAudioError(error, 'not_audio')) return 'There is no audio in this part. Choose another part.';
  return 'The station could not make the clip. Make it again.';
}
