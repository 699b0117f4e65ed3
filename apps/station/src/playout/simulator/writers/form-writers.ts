import type { SyntheticElement, SyntheticKind } from '../synthetic-day.ts';
import {
  formMessage,
  jsonMessage,
  localParts,
  minutesOf,
  type OnAir,
  type PlayoutWriter,
  queryMessage,
  type SaidValues,
  xmlMessage,
} from '../writer.ts';

const all = ({ cart, title, artist, category }: SyntheticElement): SaidValues => ({
  cart,
  title,
  artist,
  category,
});

const mairlistTypes: Readonly<Record<SyntheticKind, string>> = {
  song: 'Music',
  spot: 'Advertising',
  jingle: 'Jingle',
  sweeper: 'Sweeper',
  news: 'News',
  programme: 'Programme',
  'voice-track': 'Voice',
};

function mairlistForm(
  { element, started_at_ms, timezone, escape }: OnAir,
  event: string,
  more: string,
): string {
  const { year, month, day, hours, minutes, seconds } = localParts(started_at_ms, timezone);
  return (
    `event=${event}&id=7f1c2a90-${element.number}&artist=${escape(element.artist)}&title=${escape(element.title)}` +
    `&length=${(element.planned_ms / 1000).toFixed(3)}${more}&type=${mairlistTypes[element.kind]}&ext=${element.cart}` +
    `&start=${escape(`${year}-${month}-${day} ${hours}:${minutes}:${seconds}`)}`
  );
}

export const mairlist: PlayoutWriter = {
  preset: 'mairlist',
  markup: 'form',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start: (onAir) => formMessage(mairlistForm(onAir, 'start', '')),
  stop(onAir) {
    const played_ms = onAir.element.ended_at_ms - onAir.element.started_at_ms;
    return formMessage(mairlistForm(onAir, 'stop', `&played=${(played_ms / 1000).toFixed(3)}`));
  },
  says: (element) => ({ ...all(element), category: '' }),
};

/** The maker's song types. */
const radiodjTypes: Readonly<Record<SyntheticKind, number>> = {
  song: 0,
  spot: 4,
  jingle: 1,
  sweeper: 2,
  news: 10,
  programme: 5,
  'voice-track': 3,
};

/** RadioDJ has one type for voice-overs, so that a voice track is sent as a programme of its own. */
export const radiodj: PlayoutWriter = {
  preset: 'radiodj',
  markup: 'form',
  isTimed: false,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start({ element, escape }) {
    const type = element.kind === 'voice-track' ? radiodjTypes.programme : radiodjTypes[element.kind];
    return formMessage(
      `xpwd=not-a-secret&artist=${escape(element.artist)}&title=${escape(element.title)}&album=${escape(element.album)}` +
        `&songid=${element.cart}&cover=&year=&listeners=0&duration=${escape(minutesOf(element.planned_ms))}&songtype=${type}` +
        `&catid=${escape(element.category)}&station=Harbour&slogan=&requester=&reqmessage=`,
    );
  },
  says: all,
};

const samLetters: Readonly<Record<SyntheticKind, string>> = {
  song: 'S',
  spot: 'A',
  jingle: 'J',
  sweeper: 'J',
  news: 'N',
  programme: 'X',
  'voice-track': 'V',
};

export const sam: PlayoutWriter = {
  preset: 'sam',
  markup: 'form',
  isTimed: false,
  hasLength: true,
  rounding_ms: 1,
  hasSweepers: false,
  start: ({ element, escape }) =>
    queryMessage(
      `artist=${escape(element.artist)}&title=${escape(element.title)}&songtype=${samLetters[element.kind]}&duration=${element.planned_ms}`,
    ),
  says: (element) => ({ ...all(element), cart: '', category: samLetters[element.kind] }),
};

/** A line for an encoder. */
export const updinfo: PlayoutWriter = {
  preset: 'updinfo',
  markup: 'form',
  isTimed: false,
  hasLength: false,
  rounding_ms: 1000,
  hasSweepers: false,
  start({ element: { artist, title }, escape }) {
    const song = artist === '' ? title : `${artist} - ${title}`;
    return queryMessage(`mount=/live&mode=updinfo&song=${escape(song)}&charset=UTF-8`);
  },
  says: (element) => ({ ...all(element), cart: '', category: '' }),
};

/** The body of the Replacer, with title and artist. */
function zenonSignal({ element, escape, started_at_ms }: OnAir, isPlaying: boolean): string {
  const sent_ms = isPlaying ? started_at_ms : started_at_ms + element.ended_at_ms - element.started_at_ms;
  return (
    `{"send_time":${sent_ms},"timestamp":${sent_ms / 1000},"total_delay":0.0,"channel_key":"harbour","isplaying":${isPlaying},` +
    `"type_name":"${zenonTypes[element.kind]}","planner_id":"${element.cart}","audio_id":"a-${element.cart}",` +
    `"title":"${escape(element.title)}","artist":"${escape(element.artist)}","duration":${element.planned_ms / 1000},` +
    `"send_id":"${816_559_500 + element.number}"}`
  );
}

const zenonTypes: Readonly<Record<SyntheticKind, string>> = {
  song: 'music',
  spot: 'ad',
  jingle: 'jingle',
  sweeper: 'sweeper',
  news: 'news',
  programme: 'programme',
  'voice-track': 'talk',
};

export const zenon: PlayoutWriter = {
  preset: 'zenon',
  markup: 'json',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1,
  hasSweepers: true,
  start: (onAir) => jsonMessage(zenonSignal(onAir, true)),
  stop: (onAir) => jsonMessage(zenonSignal(onAir, false)),
  says: (element) => ({ ...all(element), cart: `a-${element.cart}`, category: '' }),
};

const jazlerTypes: Readonly<Record<SyntheticKind, string>> = { ...zenonTypes, song: 'song', spot: 'spot' };

export const jazler: PlayoutWriter = {
  preset: 'jazler',
  markup: 'attribute',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start({ element, started_at_ms, timezone, escape }) {
    const clock = (ms: number) => {
      const { hours, minutes, seconds } = localParts(ms, timezone);
      return `${hours}:${minutes}:${seconds}`;
    };
    return xmlMessage(
      `<?xml version="1.0" encoding="utf-8"?>\n<Schedule System="Jazler"><Event status="happening" startTime="${clock(started_at_ms)}" ` +
        `eventType="${jazlerTypes[element.kind]}"><Song title="${escape(element.title)}"><Artist name="${escape(element.artist)}"/>` +
        `<Media runTime="${minutesOf(element.planned_ms)}"/><Expire Time="${clock(started_at_ms + element.planned_ms)}"/></Song></Event></Schedule>\n`,
    );
  },
  says: (element) => ({ ...all(element), cart: '', category: '' }),
};

/** Metadata of a script of Liquidsoap, in which all values are texts. */
export const liquidsoap: PlayoutWriter = {
  preset: 'liquidsoap',
  markup: 'json',
  isTimed: true,
  hasLength: true,
  rounding_ms: 10,
  hasSweepers: true,
  start: ({ element, started_at_ms, escape }) =>
    jsonMessage(
      `{"artist":"${escape(element.artist)}","title":"${escape(element.title)}","album":"${escape(element.album)}",` +
        `"on_air_timestamp":"${(started_at_ms / 1000).toFixed(2)}","duration":"${(element.planned_ms / 1000).toFixed(1)}",` +
        `"cart":"${element.cart}","category":"${escape(element.category)}","type":"${zenonTypes[element.kind]}",` +
        `"rid":"${element.number}","status":"playing"}\n`,
    ),
  says: all,
};
