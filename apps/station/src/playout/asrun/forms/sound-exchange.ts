import { columnsOf } from '../../generic/columns.ts';
import type { AsRunForm } from '../as-run-form.ts';

/**
 * SoundExchange report of use, lib/export_soundex.cpp of ElvishArtisan/rivendell: totals without times, which fill ISRC and label only.
 */
export const soundExchange: AsRunForm = {
  name: 'SoundExchange report of use',
  content: 'songs',
  matches: (text) => /^[^\n]*NAME_OF_SERVICE[^\n]*SOUND_RECORDING_TITLE/.test(text),
  read(text) {
    const [names = [], ...rows] = columnsOf(text, /^[^\n]*\|/.test(text) ? '|' : ',');
    return rows.map((cells) => {
      const of = (name: string) => cells[names.findIndex((known) => known.trim() === name)]?.trim();
      return {
        day_ms: null,
        time_ms: null,
        kind: 'none' as const,
        reason: 'The row is a total without a time: it cannot relabel a day.',
        title: of('SOUND_RECORDING_TITLE'),
        artist: of('FEATURED_ARTIST'),
        album: of('ALBUM_TITLE'),
        isrc: of('ISRC'),
        label: of('MARKETING_LABEL'),
        type: 'song' as const,
        fields: { plays: of('PLAY_FREQUENCY') },
      };
    });
  },
};
