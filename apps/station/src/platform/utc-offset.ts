interface KnownZone {
  readonly format: Intl.DateTimeFormat;
  /** Offsets by minute since 1970. */
  readonly minutes: Map<number, number>;
}

const zones = new Map<string, KnownZone>();
const minute_ms = 60_000;
/** Since 1973, the clocks of all zones change at whole minutes. */
const firstMinute = Date.UTC(1973, 0, 1) / minute_ms;
/** Minutes of a zone that are kept: a week. */
const mostMinutes = 10_080;

/** Hours east of UTC of a time zone at a moment (milliseconds), including half and quarter hours. */
export function utcOffset(timezone: string, at: number): number {
  const { format, minutes } = zoneOf(timezone);
  const minute = Math.floor(at / minute_ms);
  const known = minutes.get(minute);
  if (known !== undefined) return known;
  const offset = readOffset(format, at);
  if (minute >= firstMinute) {
    if (minutes.size >= mostMinutes) minutes.clear();
    minutes.set(minute, offset);
  }
  return offset;
}

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0'] = /^GMT([+-])(\d{2}):?(\d{2})?$/.exec(name) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** Creating a format takes a hundred times as long as using it. */
function zoneOf(timezone: string): KnownZone {
  let zone = zones.get(timezone);
  if (!zone) {
    const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
    zones.set(timezone, (zone = { format, minutes: new Map() }));
  }
  return zone;
}
