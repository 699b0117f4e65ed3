import type { GuideBearer, ProgrammeGuide } from '@postkit/sdk/schema';
import { utcOffset } from '../../../platform/utc-offset.ts';
import { cutText, emptyElement, markupElement, plainDescription, textElement } from '../../../rss/index.ts';
import type { Station } from '../../accounts/index.ts';
import type { PublishedEpisode } from '../../episodes/index.ts';
import { namesIn } from '../programmes.presenter.ts';
import type { Span } from '../readers/source-week.ts';
import type { WeekAiring } from './public-week.service.ts';

/** Version 3.3 of the schema, which radios read; ETSI TS 102 818 V3.3.1. */
const namespace = 'http://www.worlddab.org/schemas/spi/33';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** The cost of a file that is fetched, after all broadcast bearers. */
const fileCost = 100;
/** The cost of a bearer without one. */
const usualCost = 50;
const lengthOf = (text: string) => text.length;

/** The station in its files. */
export interface GuideStation {
  readonly station: Station;
  readonly guide: ProgrammeGuide;
  /** Domain of RadioDNS. */
  readonly domain: string;
  /** Address of its public page. */
  readonly page: string;
  /** Address of its logo; null for none. */
  readonly logo: string | null;
}

/** The service identifier of a station: at most 16 small letters and digits. */
export function serviceIdentifier({ slug }: Pick<Station, 'slug'>): string {
  return slug
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16);
}

function namesOf({ station, guide }: GuideStation): string {
  return (
    textElement('shortName', guide.short_name || shortened(station.title, 8)) +
    textElement('mediumName', guide.medium_name || shortened(station.title, 16)) +
    textElement('longName', shortened(station.title, 128))
  );
}

/** A name of at most so many characters, without a part of the last word if others are left. */
export function shortened(name: string, most: number): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const words = plain.slice(0, most + 1).replace(/\s+\S*$/, '');
  return words.length <= most && words.length >= most / 2 ? words : plain.slice(0, most).trim();
}

function bearerElement({ id, mime, bitrate, cost = usualCost }: GuideBearer): string {
  return emptyElement('bearer', { id, cost, mimeValue: mime, bitrate });
}

/** Service information: clause 6. */
export function writeServiceInformation(at: GuideStation): string {
  const { guide, domain, page, logo, station } = at;
  const service =
    namesOf(at) +
    markupElement('mediaDescription', textElement('shortDescription', guide.description)) +
    (logo === null ? '' : markupElement('mediaDescription', emptyElement('multimedia', { url: logo }))) +
    emptyElement('link', { uri: page, mimeValue: 'text/html' }) +
    guide.bearers.map(bearerElement).join('') +
    emptyElement('radiodns', { fqdn: domain, serviceIdentifier: serviceIdentifier(station) });
  const services = markupElement('serviceProvider', namesOf(at)) + markupElement('service', service);
  const attributes = { xmlns: namespace, originator: shortened(station.title, 128) };
  return declaration + markupElement('serviceInformation', markupElement('services', services), attributes);
}

export interface GuideDay {
  /** The day, in Unix milliseconds. */
  readonly span: Span;
  readonly airings: readonly (WeekAiring & { readonly episodes: readonly PublishedEpisode[] })[];
  /** Address of the public page of a show. */
  readonly pageOf: (showId: number) => string;
  /** Address of the audio of an episode. */
  readonly audioOf: (id: number) => string;
  readonly pictureOf: (address: string) => string;
}

/** Programme information of a day: clause 7. */
export function writeProgrammeInformation(at: GuideStation, day: GuideDay): string {
  const { station, guide } = at;
  const zone = station.timezone;
  const times = { startTime: isoLocal(day.span.from, zone), stopTime: isoLocal(day.span.until, zone) };
  const services = guide.bearers.map(({ id }) => emptyElement('serviceScope', { id })).join('');
  const scope = markupElement('scope', services, times) || emptyElement('scope', times);
  const programmes = day.airings.map((one, number) => programmeElement(at, day, one, number)).join('');
  const attributes = { originator: shortened(station.title, 128) };
  return (
    declaration +
    markupElement('epg', markupElement('schedule', scope + programmes, attributes), { xmlns: namespace })
  );
}

function programmeElement(
  { station, domain }: GuideStation,
  day: GuideDay,
  { airing, episodes, show }: GuideDay['airings'][number],
  number: number,
): string {
  const { programme_id: id, name, start_ms, end_ms } = airing;
  const description = plainDescription(airing.description);
  const time = { time: isoLocal(start_ms, station.timezone), duration: isoLength(end_ms - start_ms) };
  const words = [airing.genre, ...namesIn(airing.presenters)].filter(Boolean).join(', ');
  const content =
    textElement('shortName', shortened(name, 8)) +
    textElement('mediumName', shortened(name, 16)) +
    textElement('longName', shortened(name, 128)) +
    markupElement('location', emptyElement('time', time)) +
    episodes.map((episode) => onDemandElement(episode, day, station.timezone)).join('') +
    markupElement(
      'mediaDescription',
      textElement('shortDescription', cutText(description, 180, lengthOf)) +
        (description.length > 180
          ? textElement('longDescription', cutText(description, 1200, lengthOf))
          : ''),
    ) +
    (airing.picture === ''
      ? ''
      : markupElement(
          'mediaDescription',
          emptyElement('multimedia', { url: day.pictureOf(airing.picture) }),
        )) +
    textElement('keywords', words) +
    (show ? emptyElement('link', { uri: day.pageOf(show.id), mimeValue: 'text/html' }) : '');
  return markupElement('programme', content, {
    id: `crid://${domain}/${station.slug}/${id}/${Math.floor(start_ms / 1000)}`,
    // At most 2^24, and different within a day.
    shortId: (id % 16_384) * 1024 + (number % 1024),
  });
}

function onDemandElement({ id, published, mp3 }: PublishedEpisode, day: GuideDay, zone: string): string {
  const start = isoLocal(published * 1000, zone);
  const duration = isoLength(Math.max(1000, mp3.duration * 1000));
  return markupElement(
    'onDemand',
    emptyElement('presentationTime', { start, duration }) +
      emptyElement('bearer', { id: day.audioOf(id), cost: fileCost, mimeValue: 'audio/mpeg' }),
  );
}

/** `2026-03-10T14:00:00+01:00`. */
function isoLocal(ms: number, zone: string): string {
  const minutes = Math.round(utcOffset(zone, ms) * 60);
  const local = new Date(ms + minutes * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** `PT1H30M`, in whole seconds. */
function isoLength(ms: number): string {
  const all = Math.round(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const text = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds ? `${seconds}S` : ''}`;
  return `PT${text || '0S'}`;
}
