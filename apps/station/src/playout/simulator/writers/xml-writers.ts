import type { SyntheticElement, SyntheticKind } from '../synthetic-day.ts';
import {
  halfDayClock,
  localParts,
  minutesOf,
  type OnAir,
  type PlayoutWriter,
  type SaidValues,
  xmlMessage,
} from '../writer.ts';

const all = ({ cart, title, artist, category }: SyntheticElement): SaidValues => ({
  cart,
  title,
  artist,
  category,
});
const fileOf = ({ cart }: SyntheticElement) => `${cart}.wav`;
const cdata = (value: string) => `<![CDATA[${value}]]>`;
const head = '<?xml version="1.0" encoding="utf-8"?>\n';

const zettaTypes: Readonly<Record<SyntheticKind, string>> = {
  song: 'SONG',
  spot: 'SPOT',
  jingle: 'JINGLE',
  sweeper: 'SWEEPER',
  news: 'NEWS',
  programme: 'SHOW',
  'voice-track': 'VOICETRACK',
};

function zettaEvent(element: SyntheticElement, status: string, start_ms: number, onAir: OnAir): string {
  const { escape, timezone } = onAir;
  const type = zettaTypes[element.kind];
  const { year, month, day, hours, minutes, seconds, offset } = localParts(start_ms, timezone);
  const utc = `${new Date(start_ms).toISOString().slice(0, 19)}Z`;
  const length = (element.planned_ms / 1000).toFixed(1);
  return (
    `<LogEvent Type="${type}" ScheduledTime="${utc}" StartTime="${utc}" ` +
    `StartTimeLocal="${year}-${month}-${day}T${hours}:${minutes}:${seconds}${offset}" Chain="1" Status="${status}" ` +
    `Duration="${minutesOf(element.planned_ms)}" EditCode="" LastStarted="${utc}" ZettaId="${88_000 + element.number}">` +
    `<Asset Type="${type}" AssetTypeName="${type}" Title="${escape(element.title)}" Comment="" ` +
    `ZettaId="5${element.cart}" ThirdPartyId="${element.cart}" File="" TotalLength="${length}" ` +
    `Artist1="${escape(element.artist)}" Album1="${escape(element.album)}" Category="${escape(element.category)}" ` +
    `TrimIn="0" TrimOut="${length}"/></LogEvent>`
  );
}

export const zetta: PlayoutWriter = {
  preset: 'zetta',
  markup: 'attribute',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start(onAir) {
    const { element, next, started_at_ms } = onAir;
    const following = next ? zettaEvent(next, 'READY', started_at_ms + element.planned_ms, onAir) : '';
    const current = zettaEvent(element, 'CURRENT', started_at_ms, onAir);
    return xmlMessage(
      `${head}<ZettaLite Version="0.0.0"><LogEventCollection>${current}${following}</LogEventCollection></ZettaLite>`,
    );
  },
  says: all,
};

const wideorbitTypes: Readonly<Record<SyntheticKind, string>> = {
  ...zettaTypes,
  spot: 'SPOT',
  programme: 'PROGRAM',
};

export const wideorbit: PlayoutWriter = {
  preset: 'wideorbit',
  markup: 'element',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1,
  hasSweepers: true,
  start({ element, started_at_ms, timezone, escape }) {
    const { midnight_ms } = localParts(started_at_ms, timezone);
    return xmlMessage(
      `<nowplaying>\n<sched_time>${midnight_ms}</sched_time>\n<air_time>${midnight_ms}</air_time>\n<stack_pos></stack_pos>\n` +
        `<title>${escape(element.title)}</title>\n<artist>${escape(element.artist)}</artist>\n<trivia></trivia>\n` +
        `<category>${escape(element.category)}</category>\n<cart>${element.cart}</cart>\n<intro>0</intro>\n<end></end>\n` +
        `<station>HARB-FM</station>\n<duration>${element.planned_ms}</duration>\n` +
        `<media_type>${wideorbitTypes[element.kind]}</media_type>\n<milliseconds_left></milliseconds_left>\n` +
        `<Album>${escape(element.album)}</Album>\n<Label></Label>\n</nowplaying>\n`,
    );
  },
  says: all,
};

const nexgenTypes: Readonly<Record<SyntheticKind, string>> = {
  song: 'Song',
  spot: 'Commercial',
  jingle: 'Jingle',
  sweeper: 'Sweeper',
  news: 'News',
  programme: 'Program',
  'voice-track': 'Voice Track',
};

function nexgenAudio(element: SyntheticElement, start_ms: number, isOnAir: boolean, onAir: OnAir): string {
  const { hours, minutes, seconds } = localParts(start_ms, onAir.timezone);
  return (
    `<audio ID="id_${element.cart}_${30_500_000 + element.number}"><type>${nexgenTypes[element.kind]}</type>` +
    `${isOnAir ? '<status>Playing</status>' : ''}<played_time>${hours}:${minutes}:${seconds}</played_time>` +
    `<length>${minutesOf(element.planned_ms)}</length><length_in_seconds>${Math.round(element.planned_ms / 1000)}</length_in_seconds>` +
    `<composer></composer><title>${onAir.escape(element.title)}</title><artist>${onAir.escape(element.artist)}</artist>` +
    `<category>${onAir.escape(element.category)}</category></audio>`
  );
}

export const nexgen: PlayoutWriter = {
  preset: 'nexgen',
  markup: 'element',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start(onAir) {
    const { element, next, started_at_ms } = onAir;
    const following = next ? nexgenAudio(next, started_at_ms + element.planned_ms, false, onAir) : '';
    const current = nexgenAudio(element, started_at_ms, true, onAir);
    return xmlMessage(`${head}<nexgen_audio_export>${current}${following}</nexgen_audio_export>\n`);
  },
  says: all,
};

/** The XML template of mAirList. */
export const mairlistTemplate: PlayoutWriter = {
  preset: 'mairlist-template',
  markup: 'element',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start({ element, started_at_ms, timezone, escape }) {
    const parts = localParts(started_at_ms, timezone);
    const start = `${parts.day}/${parts.month}/${parts.year} ${halfDayClock(parts)}`;
    return xmlMessage(
      `<mAirList>\n<title>${escape(element.title)}</title>\n<artist>${escape(element.artist)}</artist>\n` +
        `<duration>${(element.planned_ms / 1000).toFixed(3)}</duration>\n<startTime>${start}</startTime>\n` +
        `<assetType>${nexgenTypes[element.kind]}</assetType>\n<playoutId>M:\\${fileOf(element)}</playoutId>\n` +
        `<externalId>${element.cart}</externalId>\n</mAirList>\n`,
    );
  },
  says: (element) => ({ ...all(element), category: '' }),
};

const playitTypes: Readonly<Record<SyntheticKind, string>> = {
  ...nexgenTypes,
  song: 'Track',
  spot: 'Advert',
};

export const playitLive: PlayoutWriter = {
  preset: 'playit-live',
  markup: null,
  isTimed: false,
  hasLength: true,
  rounding_ms: 100,
  hasSweepers: true,
  start: ({ element }) =>
    xmlMessage(
      `<?xml version="1.0"?><MetaRadioNow><Type>${cdata(playitTypes[element.kind])}</Type>` +
        `<Duration>${element.planned_ms / 1000}</Duration><Title>${cdata(element.title)}</Title>` +
        `<Artist>${cdata(element.artist)}</Artist><Album>${cdata(element.album)}</Album>` +
        `<PlayoutId>${cdata(`5a0b6f0e-0000-4000-8000-000000${element.cart}`)}</PlayoutId></MetaRadioNow>`,
    ),
  says: (element) => ({
    ...all(element),
    cart: `5a0b6f0e-0000-4000-8000-000000${element.cart}`,
    category: '',
  }),
};

const pathOf = (element: SyntheticElement) => `M:\\${element.category}\\${element.cart}.mp3`;

export const stationplaylist: PlayoutWriter = {
  preset: 'stationplaylist',
  markup: null,
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start({ element, started_at_ms, timezone }) {
    const { day, month, year, hours, minutes, seconds } = localParts(started_at_ms, timezone);
    return xmlMessage(
      `<StationPlaylist><artist>${cdata(element.artist)}</artist><title>${cdata(element.title)}</title>` +
        `<album>${cdata(element.album)}</album><duration>${Math.round(element.planned_ms / 1000)}</duration>` +
        `<starttime>${day}/${month}/${year} ${hours}:${minutes}:${seconds}</starttime>` +
        `<filename>${cdata(pathOf(element))}</filename><comment>${cdata('')}</comment></StationPlaylist>`,
    );
  },
  says: (element) => ({ ...all(element), cart: pathOf(element) }),
};

export const simian: PlayoutWriter = {
  preset: 'simian',
  markup: null,
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start({ element, started_at_ms, timezone }) {
    const parts = localParts(started_at_ms, timezone);
    const start = `${Number(parts.month)}/${Number(parts.day)}/${parts.year} ${halfDayClock(parts)}`;
    return xmlMessage(
      `<?xml version="1.0"?>\n<MetaNow>\n<Type>${cdata(element.category)}</Type>\n<StartTimestamp>${cdata(start)}</StartTimestamp>\n` +
        `<Duration>${Math.round(element.planned_ms / 1000)}</Duration>\n<Title>${cdata(element.title)}</Title>\n` +
        `<Artist>${cdata(element.artist)}</Artist>\n<Album>${cdata(element.album)}</Album>\n` +
        `<Filename>${cdata(fileOf(element))}</Filename>\n</MetaNow>\n`,
    );
  },
  says: (element) => ({ ...all(element), cart: fileOf(element) }),
};
