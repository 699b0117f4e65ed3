import type { ImportEncoding } from '@postkit/sdk/schema';
import { formatOfAddress, formatOfType } from '../../rss/index.ts';
import type { ShowRow } from '../shows/index.ts';
import type { NewItem } from './imports.repository.ts';
import { readDetails } from './item-details.ts';
import { isUsualRate } from './original-audio.ts';

/** The parts of a show that change the audio of its episodes. */
export type ShowAudio = Pick<ShowRow, 'loudnessTarget' | 'preBumper' | 'postBumper'>;

type ItemAudio = Pick<NewItem, 'clash' | 'enclosure' | 'bytes' | 'seconds' | 'details'>;

/** Items of which no audio is fetched. */
const withoutAudio: ReadonlySet<NewItem['clash']> = new Set(['no_audio', 'repeated', 'here', 'changed']);

/** Why the audio of an item will be encoded, as far as the feed and the show say; empty if it is expected to stay as it is. */
export function encodingOf(item: ItemAudio, show: ShowAudio): ImportEncoding {
  const { clash = '', bytes = null, seconds = null, details = '{}' } = item;
  if (withoutAudio.has(clash)) return '';
  if (!isMp3(readDetails({ details })?.audioType ?? '', item.enclosure)) return 'format';
  if (bytes !== null && seconds !== null && seconds > 0 && !isUsualRate((bytes * 8) / seconds))
    return 'bit_rate';
  if (show.preBumper !== null || show.postBumper !== null) return 'bumpers';
  return show.loudnessTarget === null ? '' : 'loudness';
}

/** Whether a file is an mp3 by its type or, if that does not say, its address; one that says nothing may be. */
function isMp3(type: string, address: string): boolean {
  const formats = [formatOfType(type), formatOfAddress(address)];
  return !['audio', 'video'].includes(
    formats.find((format) => format !== 'unknown' && format !== 'other') ?? 'mp3',
  );
}

/** Says that the show has its audio files encoded; empty for no such file. */
export function encodingWarnings(items: readonly ItemAudio[], show: ShowAudio): string[] {
  const count = (reason: ImportEncoding) => items.filter((item) => encodingOf(item, show) === reason).length;
  const files = (number: number) => (number === 1 ? '1 audio file is' : `${number} audio files are`);
  const [leveled, framed] = [count('loudness'), count('bumpers')];
  return [
    ...(leveled === 0
      ? []
      : [`${files(leveled)} encoded again, because the show has a loudness of ${show.loudnessTarget} LUFS.`]),
    ...(framed === 0
      ? []
      : [`${files(framed)} encoded again, because the show plays audio before or after each episode.`]),
  ];
}
