import type { SyntheticElement, SyntheticKind } from '../synthetic-day.ts';
import {
  jsonMessage,
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

function isoOf(ms: number, timezone: string): string {
  const { year, month, day, hours, minutes, seconds, offset } = localParts(ms, timezone);
  return `${year}-${month}-${day}T${hours}:${minutes}:${seconds}${offset}`;
}

function rivendellItem(element: SyntheticElement, start_ms: number, { escape, timezone }: OnAir): string {
  return (
    `{"startDateTime":"${isoOf(start_ms, timezone)}","lineNumber":${element.number},"lineId":${element.number},` +
    `"eventType":"Cart","cartNumber":${Number(element.cart)},"cartType":"Audio","cutNumber":1,` +
    `"length":${element.planned_ms},"year":null,"groupName":"${escape(element.category)}",` +
    `"title":"${escape(element.title)}","artist":"${escape(element.artist)}","album":"${escape(element.album)}","isrc":""}`
  );
}

function padUpdate(onAir: OnAir, sent_ms: number, now: string, next: string): string {
  return (
    `{"padUpdate":{"dateTime":"${isoOf(sent_ms, onAir.timezone)}","hostName":"studio-1","machine":1,"onairFlag":true,` +
    `"mode":"Automatic","service":{"description":"Main programme","programCode":""},"log":{"name":"day"},` +
    `"now":${now},"next":${next}}}\r\n\r\n`
  );
}

/** Now-and-next updates of Rivendell: `SendNowNext` and `GetPadJson` in lib/rdlogplay.cpp of ElvishArtisan/rivendell. */
export const rivendell: PlayoutWriter = {
  preset: 'rivendell',
  markup: 'json',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start(onAir) {
    const { element, next, started_at_ms } = onAir;
    const following = next ? rivendellItem(next, started_at_ms + element.planned_ms, onAir) : 'null';
    return jsonMessage(
      padUpdate(onAir, started_at_ms, rivendellItem(element, started_at_ms, onAir), following),
    );
  },
  stop(onAir) {
    const { element, started_at_ms } = onAir;
    return jsonMessage(
      padUpdate(onAir, started_at_ms + element.ended_at_ms - element.started_at_ms, 'null', 'null'),
    );
  },
  says: (element) => ({ ...all(element), cart: String(Number(element.cart)) }),
};

/** Lines of `pypad_udp` with the preset's template. */
export const rivendellTemplate: PlayoutWriter = {
  preset: 'rivendell-template',
  markup: null,
  isTimed: false,
  hasLength: true,
  rounding_ms: 1,
  hasSweepers: true,
  start: ({ element, next }) => ({
    body: `${[
      element.cart,
      element.category,
      element.title,
      element.artist,
      element.album,
      '',
      element.planned_ms,
      next?.cart ?? '',
      next?.category ?? '',
      next?.title ?? '',
    ].join('|')}\n`,
    query: '',
    contentType: '',
  }),
  says: all,
};

/** A hash of AzuraCast for an element. */
const hashOf = ({ cart }: SyntheticElement) => `aaaaaaaaaaaaaaaaaaaaaaaaaa${cart}`;
/** A server counts its playbacks, whose numbers are no part of the log. */
const azuracastSong = (element: SyntheticElement, escape: OnAir['escape']) =>
  `"song":{"id":"${hashOf(element)}","custom_fields":[],"text":"${escape(`${element.artist} - ${element.title}`)}",` +
  `"artist":"${escape(element.artist)}","title":"${escape(element.title)}","album":"${escape(element.album)}",` +
  `"genre":"","isrc":"","lyrics":""}`;

/** Now playing: backend/src/Entity/Api/NowPlaying of AzuraCast/AzuraCast. Lengths are whole seconds. */
export const azuracast: PlayoutWriter = {
  preset: 'azuracast',
  markup: 'json',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: true,
  start({ element, next, started_at_ms, escape }) {
    const seconds = Math.round(element.planned_ms / 1000);
    const following = next
      ? `{"cued_at":0,"played_at":${Math.floor(started_at_ms / 1000) + seconds},"duration":${next.planned_ms / 1000},` +
        `"playlist":"${escape(next.category)}","playlist_chain":null,"playlist_source":"songs","is_request":false,` +
        `${azuracastSong(next, escape)}}`
      : 'null';
    return jsonMessage(
      `{"station":{"id":1,"name":"Harbour FM","shortcode":"harbour","timezone":"Europe/Berlin"},` +
        `"listeners":{"total":4,"unique":4,"current":4},"live":{"is_live":false,"streamer_name":"","broadcast_start":null,"art":null},` +
        `"now_playing":{"sh_id":${90_000 + element.number},"played_at":${Math.floor(started_at_ms / 1000)},"duration":${seconds},` +
        `"playlist":"${escape(element.category)}","playlist_chain":null,"playlist_source":"songs","streamer":"","is_request":false,` +
        `${azuracastSong(element, escape)},"elapsed":0,"remaining":${seconds}},"playing_next":${following},"song_history":[],` +
        `"is_online":true,"cache":null}\n`,
    );
  },
  says: (element) => ({ ...all(element), cart: hashOf(element) }),
};

/** LibreTime escapes all texts as HTML. */
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#039;');

export const libretime: PlayoutWriter = {
  preset: 'libretime',
  markup: null,
  isTimed: true,
  hasLength: true,
  rounding_ms: 1,
  hasSweepers: true,
  start({ element, started_at_ms, timezone }) {
    const local = (ms: number) => {
      const { year, month, day, hours, minutes, seconds } = localParts(ms, timezone);
      return `${year}-${month}-${day} ${hours}:${minutes}:${seconds}.${String(ms % 1000).padStart(3, '0')}000`;
    };
    const length = `00:${minutesOf(element.planned_ms)}`;
    const current = {
      starts: local(started_at_ms),
      ends: local(started_at_ms + element.planned_ms),
      type: 'track',
      name: html(`${element.artist} - ${element.title}`),
      media_item_played: true,
      metadata: {
        id: Number(element.cart),
        ftype: 'audioclip',
        track_title: html(element.title),
        artist_name: html(element.artist),
        length,
        album_title: html(element.album),
        genre: html(element.category),
        label: null,
        isrc_number: null,
        cuein: '00:00:00',
        cueout: length,
      },
      record: '0',
    };
    const station = {
      schedulerTime: local(started_at_ms).slice(0, 19),
      source_enabled: 'Scheduled',
      timezone,
    };
    const tracks = { previous: null, current, next: null };
    return jsonMessage(JSON.stringify({ station, tracks, shows: { previous: [], current: null, next: [] } }));
  },
  says: (element) => ({ ...all(element), cart: String(Number(element.cart)) }),
};

/** Spins are songs, entered with start and end. */
export const spinitron: PlayoutWriter = {
  preset: 'spinitron',
  markup: 'form',
  isTimed: false,
  hasLength: true,
  rounding_ms: 1000,
  hasSweepers: false,
  start: ({ element, escape }) => ({
    body: '',
    query:
      `artist=${escape(element.artist)}&title=${escape(element.title)}&release=${escape(element.album)}` +
      `&duration=${Math.round(element.planned_ms / 1000)}`,
    contentType: '',
  }),
  says: (element) => ({ ...all(element), cart: '', category: '' }),
};

/** A line of a server of streams. */
const lineOf = ({ artist, title }: SyntheticElement) => (artist === '' ? title : `${artist} - ${title}`);

export const shoutcast: PlayoutWriter = {
  preset: 'shoutcast',
  markup: 'element',
  isTimed: false,
  hasLength: false,
  rounding_ms: 1000,
  hasSweepers: false,
  start: ({ element, next, escape }) =>
    xmlMessage(
      '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>\n<SHOUTCASTSERVER><STREAMSTATS><STREAM id="1">' +
        `<SERVERTITLE>Harbour FM</SERVERTITLE><SONGTITLE>${escape(lineOf(element))}</SONGTITLE>` +
        `<NEXTTITLE>${next ? escape(lineOf(next)) : ''}</NEXTTITLE><STREAMSTATUS>1</STREAMSTATUS></STREAM></STREAMSTATS></SHOUTCASTSERVER>\n`,
    ),
  says: (element) => ({ ...all(element), cart: '', category: '' }),
};

const tritonTypes: Readonly<Record<SyntheticKind, string>> = {
  song: 'track',
  spot: 'ad',
  jingle: 'jingle',
  sweeper: 'sweeper',
  news: 'news',
  programme: 'programme',
  'voice-track': 'talk',
};

export const triton: PlayoutWriter = {
  preset: 'triton',
  markup: 'element',
  isTimed: true,
  hasLength: true,
  rounding_ms: 1,
  hasSweepers: true,
  start: ({ element, started_at_ms, escape }) =>
    xmlMessage(
      '<?xml version="1.0" encoding="utf-8"?>\n<stwcue version="1" xmlns="http://www.streamtheworld.com/metadata/stwcue-1.0"><mount>HARBOURFM</mount>' +
        `<cuepoint type="${tritonTypes[element.kind]}" timestamp="${started_at_ms}" cache="true"><attributes>` +
        `<attribute name="cue_title">${escape(element.title)}</attribute>` +
        `<attribute name="cue_time_duration">${element.planned_ms}</attribute>` +
        `<attribute name="program_id">${element.cart}</attribute>` +
        `<attribute name="track_artist_name">${escape(element.artist)}</attribute>` +
        `<attribute name="track_album_name">${escape(element.album)}</attribute>` +
        `</attributes></cuepoint></stwcue>\n`,
    ),
  says: (element) => ({ ...all(element), category: '' }),
};
