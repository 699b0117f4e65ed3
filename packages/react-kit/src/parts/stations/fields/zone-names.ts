import { formatInZone } from '../../../host/time/zoned-time.ts';

/** Present names of zones that browsers list by an earlier one. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const presentName = (zone: string) => renamed[zone] ?? zone;

/** Every zone that this browser knows, by its present IANA name, with UTC at the end. */
export function zoneNames(): string[] {
  return [...new Set(Intl.supportedValuesOf('timeZone').map(presentName))]
    .filter((zone) => zone !== 'UTC')
    .toSorted()
    .concat('UTC');
}

/** The zone of this browser. */
export function browserZone(): string {
  return presentName(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

const offsets = new Map<string, string>();

/** The present difference from UTC, such as `UTC+05:45`; empty for a zone that this browser does not know. */
export function zoneOffset(zone: string): string {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  const offset = readOffset(zone);
  offsets.set(zone, offset);
  return offset;
}

function readOffset(zone: string): string {
  try {
    return `UTC${formatInZone(Date.now() / 1000, zone, 'Z')}`;
  } catch {
    return '';
  }
}
