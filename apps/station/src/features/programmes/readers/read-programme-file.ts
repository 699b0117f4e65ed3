import type { ProgrammeSourceKind } from '@postkit/sdk/schema';
import { charsetOf, decodeText } from '../../../platform/text/decode-text.ts';
import { readAzuraCast } from './read-azuracast.ts';
import { readICalendar } from './read-icalendar.ts';
import { readLibreTime } from './read-libretime.ts';
import { readRadioDns } from './read-radiodns.ts';
import { type ReadingPlace, type SourceWeek, UnreadableProgrammes } from './source-week.ts';

/** A document of a source as it was received. */
export interface ProgrammeFile extends ReadingPlace {
  readonly kind: ProgrammeSourceKind;
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
}

const readers: Readonly<Record<ProgrammeSourceKind, (text: string, place: ReadingPlace) => SourceWeek>> = {
  radiodns: readRadioDns,
  icalendar: readICalendar,
  azuracast: readAzuraCast,
  libretime: readLibreTime,
};

/** Reads a document by the format of its source. @throws UnreadableProgrammes */
export function readProgrammeFile({ kind, bytes, contentType, zone, window }: ProgrammeFile): SourceWeek {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(head)?.[1] ?? null;
  const { text } = decodeText(bytes, { sent: charsetOf(contentType), declared });
  if (text.trim() === '') throw new UnreadableProgrammes('The document is empty.');
  return readers[kind](text, { zone, window });
}
