import type { AsRunForm } from '../as-run-form.ts';
import { americanTime, linesOf } from '../as-run-times.ts';

/**
 * NPR playlist for SoundExchange, lib/export_nprsoundex.cpp of ElvishArtisan/rivendell and the support article 2801045 of NPR: songs
 * with tabs, columns in any order, `Duration` in place of the end. Local times have no zone.
 */
export const nprPlaylist: AsRunForm = {
  name: 'NPR playlist',
  content: 'songs',
  matches: (text) => /^[^\n]*\bStart Time\b[^\n]*\t/i.test(text) && /\bTitle\b/i.test(linesOf(text)[0] ?? ''),
  read(text) {
    const [head = '', ...lines] = linesOf(text);
    const names = head.split('\t').map((name) => name.trim().toLowerCase());
    return lines.flatMap((line) => {
      const cells = line.split('\t');
      const of = (name: string) => cells[names.indexOf(name)]?.trim();
      const start = americanTime(of('start time') ?? '');
      if (!start) return [];
      const end = americanTime(of('end time') ?? '');
      return [
        {
          ...start,
          end,
          played: of('duration'),
          title: of('title'),
          artist: of('artist'),
          album: of('album'),
          label: of('label'),
          isrc: of('isrc'),
          type: 'song' as const,
        },
      ];
    });
  },
};
