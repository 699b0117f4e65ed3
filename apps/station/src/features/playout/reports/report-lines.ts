import { csvLine } from '../../../platform/csv-line.ts';
import type { AiredElement } from './aired-elements.ts';
import type { UnloggedSpot } from './reports.repository.ts';

/** Facts that lines of reports need beside the elements. */
export interface ReportFacts {
  readonly stationName: string;
  readonly timezone: string;
  /** Counted downloads of episodes, by id. */
  readonly downloads: ReadonlyMap<number, number>;
}

/** Sum of the downloads of the episodes that contain an element; empty without such an episode. */
function episodeCells({ episodes }: Pick<AiredElement, 'episodes'>, downloads: ReportFacts['downloads']) {
  const sum = [...episodes.keys()].reduce((total, id) => total + (downloads.get(id) ?? 0), 0);
  return [[...episodes.values()].join('; '), episodes.size === 0 ? '' : String(sum)];
}

const secondsOf = (ms: number | null): string => (ms === null ? '' : String(Math.round(ms / 1000)));
const utc = (second: number): string => new Date(second * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** `YYYY-MM-DD HH:MM:SS` in a time zone. */
function local(second: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return parts.format(second * 1000).replace(', ', ' ');
}

export const playedHeader = csvLine([
  'Start (UTC)',
  'Start (local)',
  'Title',
  'Artist',
  'Album',
  'Label',
  'ISRC',
  'Cart',
  'Category',
  'Type',
  'Seconds',
  'Episodes',
  'Downloads of these episodes',
]);

export function playedLine(element: AiredElement, { timezone, downloads }: ReportFacts): string {
  const { started_at, title, artist, album, label, isrc, identifier, category, type, seconds } = element;
  return csvLine([
    utc(started_at),
    local(started_at, timezone),
    title,
    artist,
    album ?? '',
    label ?? '',
    isrc ?? '',
    identifier,
    category,
    type ?? '',
    String(Math.round(seconds)),
    ...episodeCells(element, downloads),
  ]);
}

export const spotsHeader = csvLine([
  'Start (UTC)',
  'Start (local)',
  'Title',
  'Client or artist',
  'Cart',
  'Category',
  'Planned seconds',
  'Aired seconds by the playout system',
  'Seconds in the log',
  'Audio in the archive',
  'Episodes',
  'Downloads of these episodes',
]);

export function spotLine(element: AiredElement, { timezone, downloads }: ReportFacts): string {
  const { started_at, title, artist, identifier, category, planned_ms, played_ms, seconds } = element;
  return csvLine([
    utc(started_at),
    local(started_at, timezone),
    title,
    artist,
    identifier,
    category,
    secondsOf(planned_ms),
    secondsOf(played_ms),
    String(Math.round(seconds)),
    element.gone === 1 || element.first_n === null ? 'no' : 'yes',
    ...episodeCells(element, downloads),
  ]);
}

/** An advert that is no event, for example because its time was not recorded. */
export function unloggedSpotLine(spot: UnloggedSpot, hasAudio: boolean, { timezone }: ReportFacts): string {
  const second = Math.floor(spot.started_at_ms / 1000);
  const { title, artist, cart, category, planned_ms, played_ms } = spot;
  return csvLine([
    utc(second),
    local(second, timezone),
    title,
    artist,
    cart,
    category,
    secondsOf(planned_ms),
    secondsOf(played_ms),
    '0',
    hasAudio ? 'yes' : 'no',
    '',
    '',
  ]);
}

/**
 * Report of use of sound recordings, 37 CFR 370.4 (c) and (d): the columns in their order, with quoted texts as in lib/export_soundex.cpp
 * of ElvishArtisan/rivendell. Aggregate tuning hours with the frequency of plays stand in for the actual total performances, which a
 * broadcaster does not know for each song. Category B is the simulcast of a broadcast.
 */
export function soundExchangeLines(
  elements: readonly AiredElement[],
  { stationName }: ReportFacts,
  tuningHours: number | undefined,
): string[] {
  const songs = Map.groupBy(elements, ({ artist, title, isrc }) =>
    [isrc ?? '', artist.toLowerCase(), title.toLowerCase()].join('\n'),
  );
  const header = csvLine([
    'NAME_OF_SERVICE',
    'TRANSMISSION_CATEGORY',
    'FEATURED_ARTIST',
    'SOUND_RECORDING_TITLE',
    'ISRC',
    'ALBUM_TITLE',
    'MARKETING_LABEL',
    'ACTUAL_TOTAL_PERFORMANCES',
    'AGGREGATE_TUNING_HOURS',
    'CHANNEL_OR_PROGRAM_NAME',
    'PLAY_FREQUENCY',
  ]);
  const lines = [...songs.values()].map((plays) => {
    const [song] = plays;
    return csvLine([
      stationName,
      'B',
      song?.artist ?? '',
      song?.title ?? '',
      song?.isrc ?? '',
      song?.album ?? '',
      song?.label ?? '',
      '',
      tuningHours === undefined ? '' : String(tuningHours),
      stationName,
      String(plays.length),
    ]);
  });
  return [header, ...lines];
}

const suisaColumns = [
  'Titel',
  'Komponist',
  'Interpret',
  'Interpreten-Info',
  'Sender',
  'Sendedatum',
  'Sendedauer',
  'Sendezeit',
  'Werkverzeichnisangaben',
  'ISRC',
  'Label',
  'CD ID / Katalog-Nummer',
  'Aufnahmedatum',
  'Aufnahmeland',
  'Erstveröffentlichungsdatum',
  'Titel des Tonträgers (Albumtitel)',
  'Autor Text',
  'Track Nummer',
  'Genre',
  'Programm',
  'Bestellnummer',
  'Marke',
  'Label Code',
  'EAN/GTIN',
  'Identifikationsnummer',
] as const;

export const suisaHeader = csvLine(suisaColumns);

/** A line of the broadcast report of SUISA, whose 25 columns radiorabe/suisa_sendemeldung writes: local date and time, and the length as `HH:MM:SS`. */
export function suisaLine(element: AiredElement, { stationName, timezone }: ReportFacts): string {
  const { started_at, title, artist, isrc, label, album, seconds } = element;
  const [date = '', time = ''] = local(started_at, timezone).split(' ');
  const cells: Partial<Record<(typeof suisaColumns)[number], string>> = {
    Titel: title,
    Interpret: artist,
    Sender: stationName,
    Sendedatum: date.replaceAll('-', ''),
    Sendedauer: new Date(Math.round(seconds) * 1000).toISOString().slice(11, 19),
    Sendezeit: time,
    ISRC: isrc ?? '',
    Label: label ?? '',
    'Titel des Tonträgers (Albumtitel)': album ?? '',
  };
  return csvLine(suisaColumns.map((name) => cells[name] ?? ''));
}
