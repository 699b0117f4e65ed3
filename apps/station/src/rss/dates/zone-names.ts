import { timeZoneNamed } from '../../platform/time-zone.ts';
import { utcOffset } from '../../platform/utc-offset.ts';
import { nameKey } from './name-key.ts';

/** A time zone as a date names it: hours ahead of UTC, or an IANA zone whose offset depends on the day. */
export type NamedZone = { readonly hours: number; readonly isAmbiguous: boolean } | { readonly zone: string };

/**
 * Hours ahead of UTC. RFC 822 fixes the names of the United States. A name that several places use has one meaning here:
 * `IST` is India, `BST` British summer, `AST` and `ADT` the Atlantic, `CST` and `EST` America, `GST` the Gulf, `SST` Samoa, `AMT` Amazonia, `WST` Samoa.
 */
const offsets: readonly (readonly [hours: number, names: string])[] = [
  [0, 'z utc uct ut gmt zulu wet wez egst azost'],
  [1, 'cet mez met mewt wat bst west wesz wetdst hnec'],
  [2, 'cest cedt cetdst mesz mest metdst eet oez sast cat wast haec'],
  [3, 'eest eedt eetdst oesz msk мск trt eat idt syot fet'],
  [3.5, 'irst'],
  [4, 'msd samt gst get azt mut ret sct'],
  [4.5, 'irdt aft'],
  [5, 'pkt uzt yekt mvt tjt tmt aqtt orat'],
  [5.5, 'ist slst'],
  [5.75, 'npt'],
  [6, 'bdt btt omst kgt almt iot pkst'],
  [6.5, 'mmt cct'],
  [7, 'ict wib krat novt hovt davt cxt'],
  [8, 'hkt sgt pht phst myt awst wita irkt ulat bnt hovst'],
  [8.75, 'acwst'],
  [9, 'jst kst wit yakt tlt pwt awdt hkst irkst'],
  [9.5, 'acst'],
  [10, 'aest chst pgt vlat chut ddut kdt'],
  [10.5, 'acdt lhst'],
  [11, 'aedt eadt lhdt nct sbt vut sakt magt bougt kost pont srett'],
  [12, 'nzst fjt pett gilt mht tvt wft nrt anat'],
  [12.75, 'chast'],
  [13, 'nzdt fjst tot phot tkt wst'],
  [13.75, 'chadt'],
  [14, 'lint'],
  [-1, 'azot cvt egt'],
  [-2, 'brst fnt uyst wgst pmdt'],
  [-2.5, 'ndt hat'],
  [-3, 'adt brt art uyt clst gft srt pyst wgt rott pmst haa'],
  [-3.5, 'nst hnt'],
  [-4, 'ast edt bot clt gyt vet amt pyt fkt hae hna'],
  [-5, 'est cdt cot pet ect act hne hac'],
  [-6, 'cst mdt galt hnc har easst'],
  [-7, 'mst pdt hnr hap'],
  [-8, 'pst akdt hnp'],
  [-9, 'akst hdt hadt gamt'],
  [-9.5, 'mart'],
  [-10, 'hst hast ckt taht'],
  [-11, 'sst nut'],
  [-12, 'aoe'],
];
/** Names outside RFC 822 that some places use for another time. */
const ambiguous: ReadonlySet<string> = new Set(
  'ist gst sst amt wst ect act cct bdt mmt bst ast adt lhst'.split(' '),
);
/** Names that cover summer and winter. */
const seasonal: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
  akt: 'America/Anchorage',
  aet: 'Australia/Sydney',
  awt: 'Australia/Perth',
  nzt: 'Pacific/Auckland',
  uk: 'Europe/London',
};
/** Zones whose long names, such as `Eastern Daylight Time`, are read. */
const spelled =
  'Europe/London Europe/Dublin Europe/Lisbon Europe/Berlin Europe/Athens Europe/Moscow Europe/Istanbul America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu America/Halifax America/St_Johns America/Sao_Paulo America/Argentina/Buenos_Aires Asia/Kolkata Asia/Karachi Asia/Tokyo Asia/Seoul Asia/Shanghai Asia/Hong_Kong Asia/Singapore Asia/Jerusalem Australia/Sydney Australia/Brisbane Australia/Adelaide Australia/Perth Pacific/Auckland Africa/Johannesburg Africa/Lagos Africa/Nairobi'.split(
    ' ',
  );
/** Other names that Intl knows are those of countries and old systems. */
const iana = /\/|^[a-z]{3}\d[a-z]{3}$/i;
/** Names of zones that are kept. */
const mostFound = 1000;
const seasons = [Date.UTC(2024, 0, 1), Date.UTC(2024, 6, 1)];

let fixed: ReadonlyMap<string, number> | undefined;

function fixedOffsets(): ReadonlyMap<string, number> {
  if (fixed) return fixed;
  const hoursOf = new Map<string, number>();
  // Letters of the military from A, one hour ahead, to Y, twelve behind, without J; RFC 5322 says that many writers mix up the sign.
  for (const [index, letter] of Array.from('abcdefghiklm').entries()) hoursOf.set(letter, index + 1);
  for (const [index, letter] of Array.from('nopqrstuvwxy').entries()) hoursOf.set(letter, -index - 1);
  for (const zone of spelled) {
    for (const season of seasons) {
      const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'long' });
      const name = format.formatToParts(season).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      hoursOf.set(nameKey(name), utcOffset(zone, season));
    }
  }
  for (const [hours, names] of offsets) for (const name of names.split(' ')) hoursOf.set(name, hours);
  fixed = hoursOf;
  return hoursOf;
}

/** Names of places that stand for their zone, as `Pacific` does for `Pacific Time`. */
const places = /^(eastern|central|mountain|pacific) time$/;
let generic: ReadonlyMap<string, string> | undefined;

/** Zones by long names that cover summer and winter, such as `Pacific Time` and `Central European Time`. */
function genericZones(): ReadonlyMap<string, string> {
  if (generic) return generic;
  const zones = new Map<string, string>();
  for (const zone of spelled) {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longGeneric' });
    const name = nameKey(
      format.formatToParts(seasons[0]).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    );
    for (const key of [name, places.exec(name)?.[1]])
      if (key !== undefined && !zones.has(key)) zones.set(key, zone);
  }
  generic = zones;
  return zones;
}

/** The zone of a name such as `CEST`, `Eastern Daylight Time`, `PT`, `B` or `Europe/Berlin`, in any case; null for any other text. */
export function zoneNamed(name: string): NamedZone | null {
  const key = nameKey(name.trim()).replace(/\s+/g, ' ');
  // The `W.` of `W. Europe Standard Time` is no letter of the military.
  const hours = key.length === 1 && name.trim().length > 1 ? undefined : fixedOffsets().get(key);
  if (hours !== undefined)
    return { hours, isAmbiguous: ambiguous.has(key) || (key.length === 1 && key !== 'z') };
  const zone =
    seasonal[key] ??
    genericZones().get(key) ??
    (iana.test(name) ? ianaZone(name.trim().replace(/\s+/g, '_')) : null);
  return zone === null ? null : { zone };
}

const found = new Map<string, string | null>();

/** Looking for a name takes a millisecond, and a feed has the same one in every item. */
function ianaZone(name: string): string | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  const zone = timeZoneNamed(name);
  if (found.size < mostFound) found.set(name, zone);
  return zone;
}

/** Most words of a long name, as `Australian Central Western Standard Time` has. */
export const longestZoneName = 5;
