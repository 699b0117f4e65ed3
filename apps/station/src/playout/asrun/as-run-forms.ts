import { bmiEmr } from './forms/bmi-emr.ts';
import { deltaFlex } from './forms/delta-flex.ts';
import { masterControl } from './forms/master-control.ts';
import { nprPlaylist } from './forms/npr-playlist.ts';
import { radioTraffic } from './forms/radio-traffic.ts';
import { resultsRecon } from './forms/results-recon.ts';
import { rivendellLog } from './forms/rivendell-log.ts';
import { soundExchange } from './forms/sound-exchange.ts';
import { stationPlaylistLog } from './forms/station-playlist-log.ts';
import { suisaReport } from './forms/suisa-report.ts';

/** The forms of logs of what aired, by id; the first that a file has counts. */
export const asRunForms = {
  'rivendell-log': rivendellLog,
  'delta-flex': deltaFlex,
  'npr-playlist': nprPlaylist,
  'sound-exchange': soundExchange,
  'bmi-emr': bmiEmr,
  'suisa-report': suisaReport,
  'results-recon': resultsRecon,
  'station-playlist-log': stationPlaylistLog,
  'master-control': masterControl,
  'radio-traffic': radioTraffic,
};

export type AsRunFormId = keyof typeof asRunForms;
