import { longestAiring, mostProgrammes } from '@postkit/sdk/schema';
import { oneLine } from '../../../platform/text/one-line.ts';

/** A stretch of time in Unix milliseconds; the end is excluded. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** An airing of a source. */
export interface SourceAiring {
  /** Unix milliseconds. */
  readonly start_ms: number;
  readonly end_ms: number;
  /** Name of this airing; empty for the programme's. */
  readonly name: string;
}

/** The texts of a programme. */
export interface SourceFields {
  readonly name: string;
  readonly description: string;
  readonly genre: string;
  readonly presenters: readonly string[];
  /** An http or https address; empty for none. */
  readonly picture: string;
}

/** A programme of a source. */
export interface SourceProgramme extends SourceFields {
  /** The same in each reading of the source. */
  readonly key: string;
  /** In order. */
  readonly times: readonly SourceAiring[];
}

/** The programmes that a source has in some stretches of time. It says nothing about the time between them. */
export interface SourceWeek {
  readonly programmes: readonly SourceProgramme[];
  readonly spans: readonly Span[];
  /** Remarks, as sentences. */
  readonly findings: readonly string[];
}

/** A document that cannot be read; the message says why. */
export class UnreadableProgrammes extends Error {
  override readonly name = 'UnreadableProgrammes';
}

/** Where and when a document is read. */
export interface ReadingPlace {
  /** Time zone of the station, for times without one. */
  readonly zone: string;
  /** The stretch whose airings are read. */
  readonly window: Span;
}

const mostAirings = 20_000;

/** Names are one for a programme without case and white space. */
export function keyOfName(name: string): string {
  return oneLine(name).toLowerCase();
}

/** Keeps lengths below those of the contract. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

function fieldsOf(given: Partial<SourceFields> & Pick<SourceFields, 'name'>): SourceFields {
  const { name, description = '', genre = '', presenters = [], picture = '' } = given;
  return {
    name: cut(oneLine(name), 200),
    description: cut(description.trim(), 8000),
    genre: cut(oneLine(genre), 200),
    presenters: presenters
      .map((one) => cut(oneLine(one), 200))
      .filter((one) => one !== '')
      .slice(0, 50),
    picture: /^https?:\/\/[^\s/\\][^\s\\]*$/i.test(picture) && picture.length <= 2048 ? picture : '',
  };
}

/** Collects the airings of a document by programme. */
export interface WeekBuilder {
  /** @throws UnreadableProgrammes beyond the limits */
  add(key: string, fields: Partial<SourceFields> & Pick<SourceFields, 'name'>, airing: SourceAiring): void;
  note(finding: string): void;
  week(spans: readonly Span[]): SourceWeek;
}

/** Takes the airings that overlap the window. The first fields of a programme count, with those that it lacks from later ones. */
export function createWeekBuilder({ window }: ReadingPlace): WeekBuilder {
  const programmes = new Map<string, { fields: SourceFields; times: Map<number, SourceAiring> }>();
  const findings = new Set<string>();
  let airings = 0;
  return {
    add(key, given, { start_ms, end_ms, name }) {
      const fields = fieldsOf(given);
      if (fields.name === '') return void findings.add('Entries without a name were left out.');
      if (!(end_ms > start_ms)) return void findings.add('Entries that end before they start were left out.');
      if (end_ms - start_ms > longestAiring)
        return void findings.add('Entries of more than 24 hours were left out.');
      if (end_ms <= window.from || start_ms >= window.until) return undefined;
      airings += 1;
      if (airings > mostAirings) throw new UnreadableProgrammes('The source has too many airings.');
      const known = programmes.get(key);
      const own = cut(oneLine(name), 200);
      const programme = known ?? { fields, times: new Map<number, SourceAiring>() };
      programme.fields = { ...fields, ...filled(programme.fields) };
      programme.times.set(start_ms, { start_ms, end_ms, name: own === programme.fields.name ? '' : own });
      programmes.set(key, programme);
      if (programmes.size > mostProgrammes)
        throw new UnreadableProgrammes(`The source has more than ${mostProgrammes} programmes.`);
    },
    note: (finding) => void findings.add(finding),
    week: (spans) => ({
      programmes: [...programmes].map(([key, { fields, times }]) => ({
        key: cut(key, 500),
        ...fields,
        times: [...times.values()].toSorted((one, other) => one.start_ms - other.start_ms),
      })),
      spans: spans
        .map(({ from, until }) => ({
          from: Math.max(from, window.from),
          until: Math.min(until, window.until),
        }))
        .filter(({ from, until }) => until > from),
      findings: [...findings],
    }),
  };
}

/** The fields that are not empty. */
function filled(fields: SourceFields): Partial<SourceFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
}
