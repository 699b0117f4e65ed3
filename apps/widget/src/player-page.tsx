import { parseWidgetConfig, Player } from '@postkit/react-kit/player';
import { announceHeight } from './announce-height.ts';
import { fetchPlaylist } from './fetch-playlist.ts';
import { remoteControl } from './remote-control.ts';
import { render } from './tiny-react/render.ts';

const config = parseWidgetConfig(Object.fromEntries(new URLSearchParams(location.search)));
const place = document.createElement('main');

document.body.append(place);
render(<Player config={config} load={() => fetchPlaylist(config, location.origin)} onAudio={remoteControl} />, place);
announceHeight(place);
