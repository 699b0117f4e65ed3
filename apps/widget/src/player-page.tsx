import { parseWidgetConfig, seek } from '@postkit/react-kit/player';
import { announceHeight } from './announce-height.ts';
import { momentOf } from './moment-of.ts';
import { remoteControl } from './remote-control.ts';
import { renderWidget } from './widget.tsx';

const config = parseWidgetConfig(Object.fromEntries(new URLSearchParams(location.search)));
const main = document.createElement('main');
const moment = momentOf(location.hash);

document.body.append(main);
renderWidget(moment === null ? config : { ...config, start: moment }, {
  base: new URL('.', location.href).href,
  kind: 'frame',
  root: document,
  parent: main,
  onAudio(audio) {
    remoteControl(audio);
    addEventListener('hashchange', () => seek(audio, momentOf(location.hash) ?? audio.currentTime));
  },
});
announceHeight(main);
