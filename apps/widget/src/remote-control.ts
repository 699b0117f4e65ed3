import { seek } from '@postkit/react-kit/player';
import { durationOf } from './duration-of.ts';

/** The player.js protocol: https://github.com/embedly/player.js/blob/master/SPEC.rst */
const context = 'player.js';
const version = '0.0.11';

const readyMilliseconds = 2000;

type Answer = (value: unknown) => unknown;

function methodsOf(audio: HTMLAudioElement): Record<string, Answer> {
  return {
    play: () => audio.play().catch(() => {}),
    pause: () => audio.pause(),
    getPaused: () => audio.paused,
    mute: () => (audio.muted = true),
    unmute: () => (audio.muted = false),
    getMuted: () => audio.muted,
    setVolume: (value) => (audio.volume = Math.min(Math.max(Number(value) / 100, 0), 1) || 0),
    getVolume: () => audio.volume * 100,
    getDuration: () => durationOf(audio),
    setCurrentTime: (value) => seek(audio, Math.max(Number(value), 0) || 0),
    getCurrentTime: () => audio.currentTime,
    setLoop: (value) => (audio.loop = value === true),
    getLoop: () => audio.loop,
  };
}

const events = ['play', 'pause', 'ended', 'seeked', 'error', 'timeupdate'];

interface Command {
  context: string;
  method: string;
  value: unknown;
  listener: unknown;
}

/** Any window can post messages: a message that is no command of the protocol is ignored. */
function commandOf(data: unknown): Partial<Command> | null {
  try {
    const message: Partial<Command> | null = JSON.parse(String(data));
    return message?.context === context ? message : null;
  } catch {
    return null;
  }
}

function send(event: string, value?: unknown, listener?: unknown) {
  parent.postMessage(JSON.stringify({ context, version, event, value, listener }), '*');
}

/**
 * Lets the page around the frame play, pause, seek and subscribe. Accepts messages from that page only, and sends it playback events only.
 * Each listener of an event receives it under its own name, as the protocol requires.
 */
export function remoteControl(audio: HTMLAudioElement): void {
  const methods = methodsOf(audio);
  const listeners = new Map(events.map((name) => [name, new Set<unknown>()]));

  function publish(name: string) {
    const value =
      name === 'timeupdate' ? { seconds: audio.currentTime, duration: durationOf(audio) } : undefined;
    listeners.get(name)?.forEach((listener) => send(name, value, listener));
  }

  function ready(listener?: unknown) {
    const value = {
      src: location.href,
      events: ['ready', ...events],
      methods: [...Object.keys(methods), 'addEventListener', 'removeEventListener'],
    };
    send('ready', value, listener);
  }

  for (const name of events) audio.addEventListener(name, () => publish(name));

  addEventListener('message', ({ source, data }) => {
    const command = source === parent ? commandOf(data) : null;
    if (!command) return;
    const { method = '', value, listener } = command;
    if (method === 'addEventListener' && value === 'ready') ready(listener);
    else if (method === 'addEventListener') listeners.get(String(value))?.add(listener);
    else if (method === 'removeEventListener') listeners.get(String(value))?.delete(listener);
    else if (Object.hasOwn(methods, method)) {
      const answer = methods[method]?.(value);
      if (method.startsWith('get')) send(method, answer, listener);
    }
  });

  ready();
  // A client that loads later cannot send anything before it has received a "ready".
  setInterval(ready, readyMilliseconds);
}
