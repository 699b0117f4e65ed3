import type { PlayoutWriter } from '../writer.ts';
import { jazler, liquidsoap, mairlist, radiodj, sam, updinfo, zenon } from './form-writers.ts';
import {
  azuracast,
  libretime,
  rivendell,
  rivendellTemplate,
  shoutcast,
  spinitron,
  triton,
} from './server-writers.ts';
import {
  mairlistTemplate,
  nexgen,
  playitLive,
  simian,
  stationplaylist,
  wideorbit,
  zetta,
} from './xml-writers.ts';

/** The systems that the simulator plays. */
export const playoutWriters: readonly PlayoutWriter[] = [
  zetta,
  wideorbit,
  nexgen,
  rivendell,
  rivendellTemplate,
  mairlist,
  mairlistTemplate,
  radiodj,
  playitLive,
  stationplaylist,
  simian,
  sam,
  jazler,
  zenon,
  azuracast,
  libretime,
  spinitron,
  updinfo,
  shoutcast,
  triton,
  liquidsoap,
];
