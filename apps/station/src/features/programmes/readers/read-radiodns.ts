import { nodesNamed, parseXml, textOf, type XmlNode } from '../../../playout/index.ts';
import { isoDuration, isoMoment } from './iso-times.ts';
import {
  createWeekBuilder,
  keyOfName,
  type ReadingPlace,
  type SourceFields,
  type SourceWeek,
  type Span,
  UnreadableProgrammes,
  type WeekBuilder,
} from './source-week.ts';

/**
 * Reads a programme information file of RadioDNS: ETSI TS 102 818 V3.5.1, clause 7. Elements are found by their local
 * names, because older files have other namespaces. The actual time of an airing precedes the planned one. Programmes
 * are one by their name, since their ids are those of airings.
 * @throws UnreadableProgrammes for a file that is cut, or of another kind
 */
export function readRadioDns(text: string, place: ReadingPlace): SourceWeek {
  let fault = '';
  const builder = createWeekBuilder(place);
  const root = parseXml(text, {
    note: (level, finding) => (level === 'unreadable' ? void (fault ||= finding) : builder.note(finding)),
  });
  if (!root) throw new UnreadableProgrammes(fault || 'The file holds no XML.');
  const schedules = root.name === 'epg' ? root.children.filter(({ name }) => name === 'schedule') : [];
  if (root.name === 'serviceinformation')
    throw new UnreadableProgrammes(
      'This is service information (SI.xml). Enter a file of programmes (PI.xml).',
    );
  if (schedules.length === 0)
    throw new UnreadableProgrammes('This is not programme information of RadioDNS: it has no schedule.');
  const spans: Span[] = [];
  for (const schedule of schedules) {
    const times: Span[] = [];
    for (const node of schedule.children)
      if (node.name === 'programme' && node.attributes['broadcast'] !== 'off-air')
        times.push(...addProgramme(node, builder, place));
    spans.push(spanOf(schedule, times, place));
  }
  return builder.week(spans);
}

function spanOf(schedule: XmlNode, times: readonly Span[], { zone }: ReadingPlace): Span {
  const { starttime = '', stoptime = '' } = nodesNamed(schedule, 'scope')[0]?.attributes ?? {};
  return {
    from: isoMoment(starttime, zone) ?? Math.min(...times.map(({ from }) => from)),
    until: isoMoment(stoptime, zone) ?? Math.max(...times.map(({ until }) => until)),
  };
}

function addProgramme(node: XmlNode, builder: WeekBuilder, { zone }: ReadingPlace): Span[] {
  const fields = fieldsOf(node);
  const times = node.children
    .filter(({ name }) => name === 'location')
    .flatMap((location) => location.children.filter(({ name }) => name === 'time'));
  return times.flatMap(({ attributes }) => {
    const start = isoMoment(attributes['actualtime'] ?? attributes['time'] ?? '', zone);
    const length = isoDuration(attributes['actualduration'] ?? attributes['duration'] ?? '');
    if (start === null || length === null) {
      builder.note('Airings without a time or a length were left out.');
      return [];
    }
    builder.add(keyOfName(fields.name), fields, { start_ms: start, end_ms: start + length, name: '' });
    return [{ from: start, until: start + length }];
  });
}

/** Names and texts of the programme itself, without those of its parts. */
function fieldsOf({ children }: XmlNode): SourceFields {
  const own = (name: string) => children.find((child) => child.name === name)?.text.trim() ?? '';
  const media = children.filter(({ name }) => name === 'mediadescription');
  const mediaText = (name: string) => media.map((one) => textOf(one, name) ?? '').find(Boolean) ?? '';
  const genres = children
    .filter(({ name }) => name === 'genre')
    .map((one) => textOf(one, 'name') ?? one.text.trim());
  const credits = children
    .filter(({ name }) => name === 'credits')
    .flatMap((one) => nodesNamed(one, 'credit'))
    .filter(({ attributes }) => attributes['role'] !== 'guest');
  return {
    name: own('longname') || own('mediumname') || own('shortname'),
    description: mediaText('longdescription') || mediaText('shortdescription'),
    genre: genres.filter(Boolean).join(', '),
    presenters: credits.map(({ text }) => text.trim()),
    picture: pictureOf(media.flatMap((one) => nodesNamed(one, 'multimedia'))),
  };
}

/** The widest picture; a logo of unmeasured size is 320 × 240 by its type. */
function pictureOf(nodes: readonly XmlNode[]): string {
  const pictures = nodes.filter(({ attributes: { type = '', mimevalue = 'image/' } }) => {
    return type.startsWith('logo') || mimevalue.startsWith('image/');
  });
  const width = ({ attributes }: XmlNode) => Number(attributes['width'] ?? 0);
  return pictures.toSorted((one, other) => width(other) - width(one))[0]?.attributes['url'] ?? '';
}
