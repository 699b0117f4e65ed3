import type { PlayoutSystem } from '@postkit/sdk/schema';
import type { Framing } from './framing/scanner.ts';
import type { ReaderOptions } from './reader-options.ts';
import { readAimRapid } from './readers/aim-rapid.ts';
import { readAzuracast } from './readers/azuracast.ts';
import { readEnco } from './readers/enco.ts';
import { readHlsCues } from './readers/hls-cues.ts';
import { readIcecastStatus, readUpdinfo } from './readers/icecast.ts';
import { readIcy } from './readers/icy.ts';
import { readJazler } from './readers/jazler.ts';
import { readLibretime } from './readers/libretime.ts';
import { readLiquidsoap } from './readers/liquidsoap.ts';
import { readMairlist } from './readers/mairlist.ts';
import { readNexgen } from './readers/nexgen.ts';
import { readOtherTemplate } from './readers/other-templates.ts';
import { readPlayitLive } from './readers/playit-live.ts';
import { readRadioboss } from './readers/radioboss.ts';
import { readRadiodj } from './readers/radiodj.ts';
import type { PlayoutReader } from './readers/reader.ts';
import { readRivendellTemplate } from './readers/rivendell-template.ts';
import { readRivendell } from './readers/rivendell.ts';
import { readSam } from './readers/sam.ts';
import { readShoutcast } from './readers/shoutcast.ts';
import { readSimian } from './readers/simian.ts';
import { readSpinitron } from './readers/spinitron.ts';
import { readStationPlaylist } from './readers/stationplaylist.ts';
import { readTextLine } from './readers/text-line.ts';
import { readTimedId3 } from './readers/timed-id3.ts';
import { readTriton } from './readers/triton.ts';
import { readWideOrbit } from './readers/wideorbit.ts';
import { readZenon } from './readers/zenon.ts';
import { readZetta } from './readers/zetta.ts';

/** A way on which messages reach the station, for the screen of an input. */
export type Transport = PlayoutSystem['transports'][number];

/** A playout system that an engineer can choose. */
export interface PlayoutPreset {
  readonly name: string;
  /** The ways that the system offers, the usual one first. */
  readonly transports: readonly Transport[];
  readonly framing: Framing;
  readonly reader: PlayoutReader;
  /** Whether a public source shows the form; otherwise it is only described, and untried. */
  readonly isSeen: boolean;
  readonly options?: Partial<ReaderOptions>;
  /** The text that the system awaits after each message, as its usual setting. */
  readonly reply?: string;
}

/** The unit of their lengths was not seen. */
const auto = { lengthUnit: 'auto' } as const;
const ms = { lengthUnit: 'milliseconds' } as const;
const template = { framing: 'xml', reader: readOtherTemplate, isSeen: false, options: auto } as const;

/** The systems that the station reads, by id; each reader cites its source. Ids are stored, so that none may change. */
export const playoutPresets = {
  zetta: {
    name: 'RCS Zetta',
    transports: ['tcp-server', 'http-in', 'udp', 'file'],
    framing: 'xml',
    reader: readZetta,
    isSeen: true,
  },
  wideorbit: {
    name: 'WideOrbit Automation for Radio',
    transports: ['tcp-server'],
    framing: 'xml',
    reader: readWideOrbit,
    isSeen: true,
  },
  'wideorbit-file': {
    name: 'WideOrbit, NowPlaying.xml',
    transports: ['file', 'http-in'],
    framing: 'xml',
    reader: readWideOrbit,
    isSeen: true,
    options: { types: { SPL: 'programme' } },
  },
  nexgen: {
    name: 'RCS NexGen',
    transports: ['file', 'http-poll', 'tcp-server'],
    framing: 'xml',
    reader: readNexgen,
    isSeen: true,
  },
  rivendell: {
    name: 'Rivendell 3 and 4, PAD updates',
    transports: ['tcp-client'],
    framing: 'blank-line',
    reader: readRivendell,
    isSeen: true,
    options: { channel: '1', ...ms },
  },
  'rivendell-template': {
    name: 'Rivendell, UDP with a template',
    transports: ['udp'],
    framing: 'line',
    reader: readRivendellTemplate,
    isSeen: true,
    options: { template: '%n|%g|%t|%a|%l|%b|%h|%N|%G|%T\\n' },
  },
  mairlist: {
    name: 'mAirList, HTTP logging',
    transports: ['http-in'],
    framing: 'whole',
    reader: readMairlist,
    isSeen: true,
  },
  'mairlist-template': {
    name: 'mAirList, XML template',
    transports: ['file', 'tcp-server', 'udp', 'http-in'],
    framing: 'xml',
    reader: readMairlist,
    isSeen: true,
  },
  radiodj: {
    name: 'RadioDJ',
    transports: ['http-in', 'tcp-server'],
    framing: 'whole',
    reader: readRadiodj,
    isSeen: true,
    options: auto,
  },
  'playit-live': {
    name: 'PlayIt Live',
    transports: ['tcp-server', 'http-in'],
    framing: 'xml',
    reader: readPlayitLive,
    isSeen: true,
    options: auto,
  },
  stationplaylist: {
    name: 'StationPlaylist Studio',
    transports: ['tcp-server', 'udp', 'file'],
    framing: 'xml',
    reader: readStationPlaylist,
    isSeen: true,
  },
  simian: {
    name: 'BSI Simian',
    transports: ['tcp-server', 'file'],
    framing: 'xml',
    reader: readSimian,
    isSeen: true,
    options: { dateOrder: 'month-first' },
  },
  sam: {
    name: 'SAM Broadcaster, SAM Cast',
    transports: ['http-in'],
    framing: 'whole',
    reader: readSam,
    isSeen: true,
    options: ms,
  },
  jazler: {
    name: 'Jazler',
    transports: ['file', 'http-poll', 'http-in'],
    framing: 'xml',
    reader: readJazler,
    isSeen: true,
    options: auto,
  },
  zenon: {
    name: 'Zenon Media, Replacer',
    transports: ['http-in'],
    framing: 'whole',
    reader: readZenon,
    isSeen: true,
  },
  azuracast: {
    name: 'AzuraCast, now playing',
    transports: ['http-poll', 'http-in', 'websocket'],
    framing: 'json',
    reader: readAzuracast,
    isSeen: true,
  },
  'azuracast-sse': {
    name: 'AzuraCast, server-sent events',
    transports: ['sse'],
    framing: 'blank-line',
    reader: readAzuracast,
    isSeen: true,
  },
  libretime: {
    name: 'LibreTime, Airtime',
    transports: ['http-poll'],
    framing: 'whole',
    reader: readLibretime,
    isSeen: true,
  },
  spinitron: {
    name: 'Spinitron',
    transports: ['http-poll', 'http-in'],
    framing: 'whole',
    reader: readSpinitron,
    isSeen: true,
  },
  updinfo: {
    name: 'Icecast or SHOUTcast updinfo',
    transports: ['http-in'],
    framing: 'whole',
    reader: readUpdinfo,
    isSeen: true,
  },
  'icecast-status': {
    name: 'Icecast, status-json.xsl',
    transports: ['http-poll'],
    framing: 'json',
    reader: readIcecastStatus,
    isSeen: true,
  },
  icy: {
    name: 'Titles of the stream: ICY, timed ID3 or Vorbis comments',
    transports: ['stream'],
    framing: 'whole',
    reader: readIcy,
    isSeen: true,
  },
  shoutcast: {
    name: 'SHOUTcast server',
    transports: ['http-poll'],
    framing: 'xml',
    reader: readShoutcast,
    isSeen: true,
  },
  liquidsoap: {
    name: 'Liquidsoap',
    transports: ['http-in'],
    framing: 'json',
    reader: readLiquidsoap,
    isSeen: true,
  },
  triton: {
    name: 'Triton Digital cue points',
    transports: ['http-poll'],
    framing: 'xml',
    reader: readTriton,
    isSeen: true,
    options: ms,
  },
  'timed-id3': {
    name: 'Timed ID3 of HLS',
    transports: ['stream', 'http-in'],
    framing: 'whole',
    reader: readTimedId3,
    isSeen: true,
    options: ms,
  },
  'hls-cues': {
    name: 'SCTE-35 and date ranges of HLS',
    transports: ['stream', 'http-poll'],
    framing: 'whole',
    reader: readHlsCues,
    isSeen: true,
    options: ms,
  },
  radioboss: {
    name: 'RadioBOSS, remote control',
    transports: ['http-poll'],
    framing: 'xml',
    reader: readRadioboss,
    isSeen: false,
  },
  'aim-rapid': {
    name: 'AIM Rapid feed',
    transports: ['http-in', 'http-poll', 'file'],
    framing: 'xml',
    reader: readAimRapid,
    isSeen: false,
  },
  enco: {
    name: 'ENCO DAD, text lines',
    transports: ['udp', 'tcp-server', 'file'],
    framing: 'line',
    reader: readEnco,
    isSeen: false,
  },
  'enco-xml': {
    ...template,
    name: 'ENCO DAD, PADapult XML',
    transports: ['tcp-server', 'udp', 'file'],
    reader: readEnco,
  },
  'mb-studio': { ...template, name: 'MB Studio', transports: ['tcp-server', 'file'] },
  myriad: { ...template, name: 'Myriad with OCP', transports: ['tcp-server', 'http-in'] },
  playoutone: { ...template, name: 'PlayoutONE', transports: ['tcp-server'], reply: 'queued' },
  radiologik: { ...template, name: 'Radiologik DJ', transports: ['http-in'], framing: 'whole' },
  megaseg: { ...template, name: 'MegaSeg', transports: ['tcp-server', 'http-in'], framing: 'json' },
  proppfrexx: { ...template, name: 'ProppFrexx OnAir', transports: ['tcp-server'], framing: 'line' },
  dalet: { ...template, name: 'Dalet, onair.xml', transports: ['file'] },
  opx: { ...template, name: 'BSI OpX, NextKast', transports: ['tcp-server'] },
  audiovault: { ...template, name: 'AudioVAULT', transports: ['tcp-client'] },
  'center-stage': { ...template, name: 'Center Stage Live', transports: ['http-in', 'file'] },
  'text-line': {
    name: 'Text line, such as ZaraRadio CurrentSong.txt',
    transports: ['file', 'udp', 'tcp-server'],
    framing: 'line',
    reader: readTextLine,
    isSeen: false,
  },
} as const satisfies Readonly<Record<string, PlayoutPreset>>;

export type PresetId = keyof typeof playoutPresets;
